/// How the page of findings looks, light and dark. Colours of text have a contrast of at least 4.5 to what is behind them.
let htmlStyle = """
  :root {
    color-scheme: light dark;
    --page: #ffffff; --card: #f6f7f9; --text: #1c2330; --quiet: #566073; --line: #d8dde6;
    --link: #1a56a8; --error: #b3261e; --warning: #8a5300; --note: #1a5f7a; --mark: #ffe2a8;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #14181f; --card: #1d232d; --text: #e4e8ef; --quiet: #a3adbd; --line: #343d4b;
      --link: #8ab8f5; --error: #ff8f85; --warning: #f0b75e; --note: #7cc7e8; --mark: #6b4d12;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem;
    background: var(--page); color: var(--text);
    font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", sans-serif;
  }
  h1 { margin: 0; font-size: 1.9rem; letter-spacing: -0.01em; }
  h2 { margin: 3rem 0 0.25rem; font-size: 1.25rem; }
  h3 { margin: 0; font-size: 1rem; line-height: 1.45; overflow-wrap: anywhere; }
  .lead { margin: 0.35rem 0 1.5rem; font-size: 1.1rem; color: var(--quiet); }
  .rule { margin: 0.25rem 0; }
  code, pre { font: 0.875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  h2 code { font-size: 1.2rem; font-weight: 700; }
  a { color: var(--link); }
  table { border-collapse: collapse; width: 100%; max-width: 40rem; }
  caption { text-align: left; font-weight: 600; padding-bottom: 0.35rem; }
  th, td { padding: 0.35rem 0.75rem 0.35rem 0; text-align: left; font-weight: 400; }
  thead th { color: var(--quiet); font-size: 0.875rem; border-bottom: 1px solid var(--line); }
  tbody tr { border-bottom: 1px solid var(--line); }
  .count { text-align: right; font-variant-numeric: tabular-nums; }
  .none { color: var(--quiet); }
  article {
    margin: 1rem 0; padding: 1rem 1.25rem; background: var(--card);
    border: 1px solid var(--line); border-left: 4px solid var(--tone); border-radius: 6px;
  }
  .error { --tone: var(--error); }
  .warning { --tone: var(--warning); }
  .note { --tone: var(--note); }
  .severity { color: var(--tone); font-weight: 700; }
  .place { margin: 0.25rem 0 0.75rem; color: var(--quiet); overflow-wrap: anywhere; }
  .label { margin: 0.75rem 0 0.25rem; font-size: 0.875rem; color: var(--quiet); }
  pre {
    margin: 0; padding: 0.6rem 0.8rem; overflow-x: auto;
    background: var(--page); border: 1px solid var(--line); border-radius: 4px;
  }
  .excerpt .line { color: var(--quiet); user-select: none; }
  mark { background: var(--mark); color: inherit; border-radius: 2px; }
  article ul { margin: 0.75rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
  details { margin: 0.35rem 0; color: var(--quiet); }
  summary { cursor: pointer; width: fit-content; }
  a:focus-visible, summary:focus-visible, pre:focus-visible {
    outline: 2px solid var(--link); outline-offset: 2px;
  }
  @media print {
    body { padding: 0; max-width: none; }
    article { break-inside: avoid; }
  }
  """
