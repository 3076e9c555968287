/** The style of the report: light and dark, wide and narrow. */
export const style = `
:root {
  --paper: #f5f6f8; --card: #fff; --ink: #18202b; --ink-soft: #556273; --rule: #e4e8ee;
  --bars: #1c55ad; --line: #bf5a28; --good: #17733d; --bad: #bb2d25; --wait: #8a5700;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0f141a; --card: #181f28; --ink: #e8edf3; --ink-soft: #9dabbb; --rule: #2a343f;
    --bars: #93c1ff; --line: #f0935f; --good: #5bcb8b; --bad: #f48379; --wait: #e3b04f;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 62rem; margin: 0 auto; padding: 2.75rem 1.25rem 4rem; }
h1 { margin: 0; font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2rem); letter-spacing: -.02em; line-height: 1.2; text-wrap: balance; }
h2 { margin: 0; font-size: 1.15rem; letter-spacing: -.01em; }
h2::first-letter, figcaption b::first-letter { text-transform: uppercase; }
header p { margin: .35rem 0 0; color: var(--ink-soft); }
.soft { margin: .15rem 0 0; color: var(--ink-soft); }
section { margin-top: 1.25rem; padding: 1.35rem 1.5rem 1.5rem; background: var(--card); border: 1px solid var(--rule); border-radius: .75rem; }

figure { margin: 1.5rem 0 .75rem; }
figcaption { margin-bottom: .5rem; color: var(--ink-soft); } figcaption b { display: block; color: var(--ink); }
svg { display: block; overflow: visible; font-size: 12px; fill: var(--ink-soft); }
rect { fill: var(--bars); } figure + figure rect { fill: var(--line); } svg text { text-anchor: middle; }
details { margin-top: .5rem; } summary { color: var(--ink-soft); cursor: pointer; }

table { width: 100%; margin-top: 1.5rem; border-collapse: collapse; font-size: .95rem; }
th, td { padding: .55rem 1rem .55rem 0; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
th:last-child, td:last-child { padding-right: 0; }
tr:last-child > * { border-bottom: 0; }
caption { padding-bottom: .25rem; font-weight: 600; text-align: left; }
thead th { color: var(--ink-soft); font-size: .8rem; font-weight: 600; }
.numbers { width: auto; min-width: min(100%, 24rem); } .numbers th { font-weight: 400; } .numbers th, .numbers td { padding-block: .3rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
strong { font-weight: 600; } time { white-space: nowrap; }
code { color: var(--ink-soft); font: .85em/1.75 ui-monospace, monospace; }
.cards td:nth-child(1) { width: 28%; } .cards td:nth-child(3) { width: 20%; } .cards td:nth-child(4) { width: 15rem; }
.cards .soft { display: block; margin: 0; font-size: .9em; }
.tag { display: inline-block; padding: 0 .5em; border: 1px solid var(--rule); border-radius: 1em; color: var(--ink-soft); font-size: .85em; white-space: nowrap; }
.new { padding: .05em .5em; border-radius: 1em; background: var(--good); color: var(--card); font-size: .75em; font-weight: 600; vertical-align: .1em; }
.state { color: var(--ink-soft); white-space: nowrap; }
.state::before { content: "●"; margin-right: .4em; }
.state[data-state="OK"] { color: var(--good); }
.state[data-state="ALERT"] { color: var(--bad); font-weight: 600; }
.state[data-state="PENDING"], .state[data-state="INSUFFICIENT_DATA"] { color: var(--wait); }
ul { list-style: none; margin: .75rem 0 0; padding: 0; }
li { padding-left: 1.6em; text-indent: -1.6em; }
li::before { display: inline-block; width: 1.6em; text-indent: 0; }
.made li::before { content: "✓"; color: var(--good); }
.planned li::before { content: "○"; color: var(--wait); }
li + li { margin-top: .35rem; }

@media (max-width: 44rem) {
  main { padding: 1.75rem .75rem 3rem; }
  section { padding: 1.1rem 1rem 1.25rem; }
  svg .narrow { display: none; }
  .cards, .cards caption, .cards tbody, .cards tr, .cards td { display: block; width: auto !important; }
  .cards thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .cards tr { padding: .75rem 0; border-top: 1px solid var(--rule); }
  .cards tr:last-child { padding-bottom: 0; }
  .cards td { display: grid; grid-template-columns: 6.5rem 1fr; padding: .1rem 0; border: 0; }
  .cards td:first-child { display: block; padding-bottom: .2rem; }
  .cards td:not(:first-child)::before { content: attr(data-heading); color: var(--ink-soft); font-size: .85rem; line-height: 1.8; }
}
`
