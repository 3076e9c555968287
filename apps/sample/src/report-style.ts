import { Markup } from './markup.ts'

/** How the report looks, in light and in dark. */
export const style: Markup = new Markup(`
:root {
  --paper: #f6f7f9; --card: #fff; --ink: #1b2430; --ink-soft: #5d6b7c; --rule: #e3e8ee;
  --bars: #3f7fd9; --line: #d9713f; --good: #1f8a4c; --bad: #c2342b; --wait: #a86a00;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #11161d; --card: #1a212b; --ink: #e7ecf2; --ink-soft: #98a6b6; --rule: #2c3642;
    --bars: #5a9bf0; --line: #f0935f; --good: #52c483; --bad: #f07a70; --wait: #e0aa4a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { margin: 0; font-size: 1.9rem; letter-spacing: -.02em; line-height: 1.2; }
h2 { margin: 0 0 .25rem; font-size: 1.15rem; }
h2::first-letter { text-transform: uppercase; }
header p, .soft { margin: 0; color: var(--ink-soft); }
section { margin-top: 1.5rem; padding: 1.25rem 1.5rem; background: var(--card); border: 1px solid var(--rule); border-radius: .75rem; }
figure { margin: 1.25rem 0 .5rem; overflow-x: auto; }
svg { display: block; width: 100%; min-width: 36rem; height: auto; }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; margin: 1rem 0; }
dt { color: var(--ink-soft); font-size: .85rem; }
dt::first-letter { text-transform: uppercase; }
dd { margin: 0; }
summary { color: var(--ink-soft); cursor: pointer; }
.scroll { overflow-x: auto; margin-top: 1rem; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
th, td { padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
tr:last-child td { border-bottom: 0; }
th { color: var(--ink-soft); font-size: .8rem; font-weight: 600; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
code { color: var(--ink-soft); font: .85em ui-monospace, monospace; }
.state { white-space: nowrap; color: var(--ink-soft); }
.state::before { content: "●"; margin-right: .4em; }
.state[data-state="OK"] { color: var(--good); }
.state[data-state="ALERT"] { color: var(--bad); }
.state[data-state="PENDING"], .state[data-state="INSUFFICIENT_DATA"] { color: var(--wait); }
ul { list-style: none; margin: .75rem 0 0; padding: 0; }
li { padding-left: 1.6em; text-indent: -1.6em; }
li::before { display: inline-block; width: 1.6em; text-indent: 0; }
.made li::before { content: "✓"; color: var(--good); }
.planned li::before { content: "○"; color: var(--wait); }
li + li, .soft + .soft { margin-top: .35rem; }
ul + .soft { margin-top: .75rem; }
`)
