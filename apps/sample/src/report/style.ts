import { Markup } from './markup.ts'

/** How the report looks, in light and in dark, on a desk and on a phone. */
export const style: Markup = new Markup(`
:root {
  --paper: #f5f6f8; --card: #fff; --ink: #18202b; --ink-soft: #556273; --rule: #e4e8ee; --hint: #18202b0d;
  --bars: #1c55ad; --bars-soft: #7da5e2; --line: #bf5a28; --good: #17733d; --bad: #bb2d25; --wait: #8a5700;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0f141a; --card: #181f28; --ink: #e8edf3; --ink-soft: #9dabbb; --rule: #2a343f; --hint: #e8edf312;
    --bars: #93c1ff; --bars-soft: #456d9f; --line: #f0935f; --good: #5bcb8b; --bad: #f48379; --wait: #e3b04f;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 62rem; margin: 0 auto; padding: 2.75rem 1.25rem 4rem; }
h1 { margin: 0; font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2rem); letter-spacing: -.02em; line-height: 1.2; text-wrap: balance; }
h2 { margin: 0; font-size: 1.15rem; letter-spacing: -.01em; }
h2::first-letter, dt::first-letter { text-transform: uppercase; }
header p { margin: .35rem 0 0; color: var(--ink-soft); }
.soft { margin: .15rem 0 0; color: var(--ink-soft); }
section { margin-top: 1.25rem; padding: 1.35rem 1.5rem 1.5rem; background: var(--card); border: 1px solid var(--rule); border-radius: .75rem; }

dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: .75rem 2rem; margin: 1.1rem 0 0; }
dl div { padding-left: .75rem; border-left: 3px solid; }
dl .bars { border-color: var(--bars); } dl .line { border-color: var(--line); }
dt { color: var(--ink-soft); font-size: .85rem; }
dd { margin: 0; }
figure { margin: 1.75rem 0 .75rem; }
.chart { display: block; padding-left: 44px; overflow: visible; font-size: 12px; fill: var(--ink-soft); font-variant-numeric: tabular-nums; }
.chart .rule { stroke: var(--rule); }
.chart .name { font-size: 13px; font-weight: 600; fill: var(--ink); }
.chart .bars { fill: var(--bars-soft); } .chart :is(.highest, .swatch).bars { fill: var(--bars); }
.chart .bars.unfinished { fill-opacity: .5; }
.chart .swatch.line { fill: var(--line); }
.chart path.line { fill: none; stroke: var(--line); stroke-width: 2.25; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.chart .shade { fill: var(--line); fill-opacity: .1; }
.chart .dot { fill: var(--line); stroke: var(--card); stroke-width: 2; }
.chart .peak text, .chart .values text { font-weight: 600; fill: var(--ink); stroke: var(--card); stroke-width: 4; stroke-linejoin: round; paint-order: stroke; }
.chart .band { fill: transparent; }
.chart .hour { outline: none; } .chart .values { visibility: hidden; pointer-events: none; }
.chart .hour:is(:hover, :focus) .band { fill: var(--hint); } .chart .hour:focus-visible .band { stroke: var(--ink); stroke-width: 1.5; }
.chart .hour:is(:hover, :focus) .values { visibility: visible; }
.chart:has(.hour:hover) .hour:not(:hover) .values, .chart:has(.hour:is(:hover, :focus)) .peak { visibility: hidden; }
.chart:has(.hour:is(:hover, :focus)) .time { visibility: hidden; }
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
  .chart .spare { display: none; }
  .cards, .cards caption, .cards tbody, .cards tr, .cards td { display: block; width: auto !important; }
  .cards thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .cards tr { padding: .75rem 0; border-top: 1px solid var(--rule); }
  .cards tr:last-child { padding-bottom: 0; }
  .cards td { display: grid; grid-template-columns: 6.5rem 1fr; padding: .1rem 0; border: 0; }
  .cards td:first-child { display: block; padding-bottom: .2rem; }
  .cards td:not(:first-child)::before { content: attr(data-heading); color: var(--ink-soft); font-size: .85rem; line-height: 1.8; }
}
`)
