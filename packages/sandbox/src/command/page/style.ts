/** The style of the page: light and dark, wide and narrow. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f6f7f8; --card: #fff; --text: #1b2127; --quiet: #56606b; --line: #dfe3e7; --soft: #eef1f3; --accent: #0b6e75;
  --good: #1a7440; --warn: #875400; --bad: #b8271f; --good-tint: #e6f4ea; --warn-tint: #fbf1dc; --bad-tint: #fbe9e7;
  --c0: #0b7f86; --c1: #b4580f; --c2: #5b58c4; --c3: #b0357a; --c4: #4c8a1f; --c5: #2f74c9; --c6: #8a6a00; --c7: #7a5548; --c8: #5f7183; --c9: #96422e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12161a; --card: #191f24; --text: #e6eaed; --quiet: #9eaab5; --line: #2d363e; --soft: #222a31; --accent: #5cc5cb;
    --good: #6fce92; --warn: #e5b45a; --bad: #ff8f86; --good-tint: #17291e; --warn-tint: #2c2416; --bad-tint: #331d1c;
    --c0: #4cc3ca; --c1: #f09a52; --c2: #9a97f5; --c3: #ec7dba; --c4: #93cc62; --c5: #73aef5; --c6: #d8b83f; --c7: #bd978a; --c8: #97a9bb; --c9: #e58a74;
  }
}
.c0 { --c: var(--c0) } .c1 { --c: var(--c1) } .c2 { --c: var(--c2) } .c3 { --c: var(--c3) } .c4 { --c: var(--c4) }
.c5 { --c: var(--c5) } .c6 { --c: var(--c6) } .c7 { --c: var(--c7) } .c8 { --c: var(--c8) } .c9 { --c: var(--c9) }
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 0 1.5rem 2rem; max-width: 88rem; background: var(--page); color: var(--text); overflow-wrap: anywhere;
  font: .9375rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: 1.25rem; letter-spacing: -.01em; }
h2 { font-size: 1.0625rem; }
h3 { font-size: .9375rem; }
h4 { font-size: .875rem; }
a { color: var(--accent); }
small, .quiet, th, .legend, .facts, summary { font-size: .8125rem; }
.quiet, small, .facts, summary, dt { color: var(--quiet); }
code, pre { font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; }
pre { padding: .5rem .75rem; background: var(--soft); border-radius: 6px; white-space: pre-wrap; max-height: 16rem; overflow: auto; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem; padding: 1.25rem 0 0; }
#status { color: var(--good); font-size: .8125rem; }
#status::before { content: ''; display: inline-block; width: .5rem; height: .5rem; margin-right: .4rem; border-radius: 50%; background: currentColor; }
#status.lost { color: var(--bad); }
.clock { margin-left: auto; color: var(--quiet); font-size: .8125rem; }
.clock time, .number, .figure, .values, .times, .when, .legend b, .shares b, .bars b { font-variant-numeric: tabular-nums; }
.clock time { color: var(--text); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; width: 100%; padding: .75rem 0; border-bottom: 1px solid var(--line); }
nav a { color: var(--text); text-decoration: none; }
nav a:hover { color: var(--accent); text-decoration: underline; }
nav b { color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
section { padding-top: 1.75rem; }
.heading { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; margin-bottom: .625rem; min-height: 2.25rem; }
.heading > div, .heading label { min-width: 0; max-width: 100%; }
.heading label { display: flex; align-items: center; gap: .5rem; color: var(--quiet); }
select { font: inherit; min-width: 0; max-width: 24rem; width: 100%; padding: .3rem .5rem; color: var(--text); background: var(--card); border: 1px solid var(--quiet); border-radius: 6px; }
.empty { padding: .75rem 0; color: var(--quiet); }
section > div > .empty { padding: 1rem; background: var(--card); border: 1px dashed var(--line); border-radius: 8px; }
.facts { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .125rem 0 .75rem; }
.tag { padding: 0 .5rem; background: var(--soft); border-radius: 99px; color: var(--text); }
.part { margin: 1rem 0 .5rem; font-weight: 600; }
.tiles { display: grid; grid-template-columns: repeat(24, minmax(0, 1fr)); grid-auto-rows: 1.75rem; gap: .75rem; }
.tile { display: flex; flex-direction: column; grid-column: var(--column); grid-row: var(--rows); min-height: 0; padding: .625rem .875rem .75rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; overflow: auto; }
.head { display: flex; align-items: baseline; justify-content: space-between; gap: .75rem; margin-bottom: .5rem; }
.tile .head > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tile .head small { flex: none; }
.remark { padding-top: .25rem; }
.chart { flex: 1 0 6rem; display: grid; grid-template: minmax(0, 1fr) 1.25rem / auto minmax(0, 1fr); gap: 0 .5rem; padding-top: .375rem; }
.plot { position: relative; min-height: 0; }
.plot svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.plot .cursor { position: absolute; top: 0; bottom: 0; width: 1px; background: var(--quiet); visibility: hidden; }
.plot:hover .cursor { visibility: visible; }
.grid { stroke: var(--line); vector-effect: non-scaling-stroke; }
.line { fill: none; stroke: var(--c); stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.bar { fill: var(--c); }
.values, .times { position: relative; color: var(--quiet); font-size: .6875rem; line-height: 1rem; white-space: nowrap; }
.values i { visibility: hidden; font-style: normal; }
.values span { position: absolute; right: 0; translate: 0 -50%; }
.times { grid-column: 2; }
.times span { position: absolute; top: .25rem; translate: -50% 0; }
.legend { display: flex; flex-wrap: wrap; gap: .0625rem .875rem; padding-top: .375rem; }
.legend li { display: flex; align-items: baseline; gap: .375rem; min-width: 0; }
.legend b { font-weight: 600; }
.legend .quiet { margin-left: auto; }
.legend i, .shares i { flex: none; width: .625rem; height: .625rem; border-radius: 2px; background: var(--c); }
summary { cursor: pointer; width: fit-content; }
.tile > details { padding-top: .25rem; }
.tile .scroll, .tile > pre { flex: 0 1 auto; min-height: 4rem; max-height: none; }
.number .figure { margin: auto 0; font-size: 2rem; line-height: 1.2; font-weight: 600; letter-spacing: -.02em; }
.background { width: 100%; height: 2.5rem; overflow: visible; }
.pie { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.25rem; margin: auto 0; }
.pie svg { flex: 0 1 8.5rem; min-width: 6rem; }
.share { fill: none; stroke: var(--c); stroke-width: 8; }
.shares { flex: 1 1 11rem; font-size: .8125rem; }
.shares li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto 3.25rem; align-items: baseline; gap: .5rem; padding: .0625rem 0; }
.shares small { text-align: right; }
.bars li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 .75rem; padding: .1875rem 0; font-size: .8125rem; }
.track { grid-column: 1 / -1; height: .375rem; background: var(--soft); border-radius: 3px; }
.track div { height: 100%; background: var(--c); border-radius: 3px; }
.prose > * + * { margin-top: .5rem; }
.prose .title { font-weight: 600; }
.prose ul, .prose ol { padding-left: 1.25rem; list-style: disc; }
.prose ol { list-style: decimal; }
.scroll { overflow: auto; }
section > div > .scroll { background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
table { width: 100%; border-collapse: collapse; font-size: .8125rem; }
th, td { padding: .3125rem .75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
th { position: sticky; top: 0; background: var(--card); color: var(--quiet); font-weight: 600; white-space: nowrap; }
.tile th:first-child, .tile td:first-child { padding-left: 0; }
.tile th:last-child, .tile td:last-child { padding-right: 0; }
td { min-width: 4.5rem; }
.number:is(th, td) { text-align: right; white-space: nowrap; }
.cards, .columns > li { background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.cards > li { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr) auto; gap: .25rem 1rem; padding: .625rem .875rem; }
.cards > li + li { border-top: 1px solid var(--line); }
.cards > li > .badge { margin-top: .0625rem; }
.badge { justify-self: start; align-self: start; padding: .0625rem .5rem; border-radius: 99px; font-size: .75rem; font-weight: 600; white-space: nowrap; background: var(--soft); }
.good.badge { color: var(--good); background: var(--good-tint); } .good.status { color: var(--good); }
.warn.badge { color: var(--warn); background: var(--warn-tint); } .warn.status { color: var(--warn); }
.bad.badge { color: var(--bad); background: var(--bad-tint); } .bad.status, .error { color: var(--bad); }
.status { font-weight: 600; font-variant-numeric: tabular-nums; }
.history { width: 15rem; }
.strip { display: flex; align-items: flex-end; gap: 1px; height: 1.75rem; }
.strip i { flex: 1; max-width: .5rem; border-radius: 1px 1px 0 0; background: var(--good); opacity: .55; }
.strip i.alert { background: var(--bad); opacity: 1; } .strip i.pending { background: var(--warn); opacity: 1; }
.columns { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr)); gap: .75rem; }
.columns > li { padding: .75rem .875rem; }
dl { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: .125rem .75rem; font-size: .8125rem; }
.requests td:nth-child(1), .requests td:nth-child(2) { width: 5rem; white-space: nowrap; }
.requests td:nth-child(4) { width: 16rem; }
footer { margin-top: 2.5rem; padding-top: .75rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .8125rem; }
@media (max-width: 60rem) {
  .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-rows: auto; }
  .tile { grid-column: 1 / -1; grid-row: auto; max-height: 30rem; }
  .tile.number { grid-column: auto; }
  .chart { flex-basis: 11rem; }
}
@media (max-width: 40rem) {
  body { padding: 0 1rem 1.5rem; }
  .clock { margin-left: 0; width: 100%; }
  nav { gap: .25rem 1rem; }
  .heading label span { display: none; }
  .cards > li { grid-template-columns: minmax(0, 1fr); }
  .history { width: 100%; }
  .requests thead { position: absolute; clip-path: inset(50%); }
  .requests tr { display: grid; grid-template-columns: 4rem 2.5rem minmax(0, 1fr); padding: .375rem 0; border-bottom: 1px solid var(--line); }
  .requests tr:last-child { border-bottom: 0; }
  .requests td, .requests td:nth-child(n) { width: auto; min-width: 0; padding: 0 0 0 .75rem; border: 0; }
  .requests td:nth-child(4) { grid-column: 3; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`
