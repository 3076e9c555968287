/** The style of the page: light and dark, wide and narrow, screen and paper. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --page: #fbfbfa; --card: #ffffff; --text: #1d2126; --quiet: #585f69; --line: #dcdfe3; --link: #0b57b0;
  --passed: #1a7f37; --failed: #c22a22; --unsupported: #8a5a00; --not-reached: #667080;
  --failed-tint: #fdf0ef; --note-tint: #fdf6e6; --code: #f1f2f4; --rest: #e4e7eb; --part: #a9c5e8; --full: #2f6fbf;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171b; --card: #1b1f25; --text: #e7eaee; --quiet: #a4adb8; --line: #343b45; --link: #8dbdff;
    --passed: #57c773; --failed: #ff8078; --unsupported: #e0ac4b; --not-reached: #9aa5b4;
    --failed-tint: #2a1b1c; --note-tint: #29231a; --code: #232931; --rest: #2c333c; --part: #35557f; --full: #6ea8ef;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 68rem; background: var(--page); color: var(--text);
  overflow-wrap: anywhere; font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.3rem; margin: 2.75rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .5rem 0; max-width: 46rem; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--full); outline-offset: 2px; border-radius: 4px; }
code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; }
pre { margin: 0; padding: .6rem .75rem; background: var(--code); border-radius: 6px; white-space: pre-wrap; max-height: 22rem; overflow: auto; }
.quiet { color: var(--quiet); }
.passed { color: var(--passed); } .failed { color: var(--failed); }
.unsupported { color: var(--unsupported); } .not-reached { color: var(--not-reached); }
.facts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: .75rem 0 0; padding: 0; list-style: none; color: var(--quiet); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; margin: 1.5rem 0 1rem; padding: 0; list-style: none; }
.figures li { padding: .8rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.figures b { display: block; font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.note { margin: 1rem 0; padding: .75rem 1rem; background: var(--note-tint); border-left: 4px solid var(--unsupported); border-radius: 0 8px 8px 0; }
.note p, .note ul { margin: .25rem 0; }
details { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: .6rem 0; }
summary { padding: .7rem 1rem; cursor: pointer; border-radius: 10px; }
summary code { font-weight: 600; }
.failure[open] summary { background: var(--failed-tint); border-radius: 10px 10px 0 0; }
.failure dl { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: .6rem 1rem; margin: 0; padding: .75rem 1rem 1rem; }
.failure dt { color: var(--quiet); } .failure dd { margin: 0; }
.failure dd ul { margin: 0; padding-left: 1.1rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
table { border-collapse: collapse; width: 100%; overflow-wrap: normal; }
caption { text-align: left; padding: .7rem 1rem; color: var(--quiet); }
th, td { padding: .5rem .75rem; text-align: left; vertical-align: middle; border-top: 1px solid var(--line); }
th:first-child, td:first-child { padding-left: 1rem; }
thead th { font-weight: 600; font-size: .875rem; color: var(--quiet); white-space: nowrap; }
tbody th { font-weight: 600; } tbody th small { display: block; font-weight: 400; color: var(--quiet); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bar { display: block; width: 100%; min-width: 7rem; height: .7rem; border-radius: 4px; }
.bar .rest { fill: var(--rest); } .bar .part { fill: var(--part); } .bar .full { fill: var(--full); }
.coverage small { display: block; color: var(--quiet); white-space: nowrap; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .75rem 0; padding: 0; list-style: none; color: var(--quiet); font-size: .875rem; }
.legend .bar { display: inline-block; width: .8rem; min-width: 0; height: .8rem; margin-right: .4rem; vertical-align: -.05rem; border-radius: 3px; }
.cases { margin: 0; padding: 0 1rem .75rem; list-style: none; }
.cases li { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: .25rem 1rem; padding: .25rem 0; border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 2.1rem; }
.cases small { display: block; color: var(--quiet); }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .9rem; }
@media (max-width: 40rem) {
  body { padding-top: 1.5rem; }
  h1 { font-size: 1.6rem; }
  .failure dl, .cases li { grid-template-columns: minmax(0, 1fr); gap: .15rem; }
  .failure dd { margin-bottom: .5rem; }
}
@media print {
  :root { --page: #fff; --card: #fff; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .failure { break-inside: avoid; }
  .failure::details-content { content-visibility: visible; height: auto; }
  pre { max-height: none; }
  .scroll { overflow: visible; }
}
`
