import { percent, ratioOf, sharesOf } from './figures/figures.ts'
/** Says what came of a run, and returns its exit code. */
export function writeReport(outcome, { partial, update, say = console.log }) {
  const { figures, changes, missedGoals, unexplained, stale, duration } = outcome
  const list = (title, lines) => {
    if (lines.length > 0) say(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
  say(tableOf(figures))
  say(`\n${Math.round(duration / 1000)} s`)
  list(
    'Nobody notices these mutants. Sharpen a suite, or state in src/figures/survivors.ts why not',
    unexplained.map(({ mutant, complaint }) => mutant.id + (complaint ? ` [${complaint}]` : '')),
  )
  if (partial) return unexplained.length > 0 ? 1 : 0
  list(
    'These entries of src/figures/survivors.ts speak of no survivor. Take them away',
    stale.map((each) => `${each.class}: ${each.operators.join(', ')} @ ${each.points}`),
  )
  list('Goals are missed', missedGoals)
  const { lowered, raised, moved, differs } = changes
  list(
    update
      ? 'These figures are lower now: say why in the commit'
      : 'These figures are lower than figures.json says. Sharpen the suites; or if it is meant so, run `pnpm mutate --update`',
    lowered,
  )
  list('These figures are higher', raised)
  list('These are as high, of other mutants', moved)
  if (!differs) say('\nThese are the figures of figures.json.')
  else if (!update && lowered.length === 0) say('\nfigures.json says otherwise: `pnpm mutate --update` writes it anew.')
  // A goal that is missed is told. It was missed before, or a figure is lower.
  const wrong = unexplained.length + stale.length + (update ? 0 : lowered.length)
  return wrong > 0 ? 1 : 0
}
/** A line for each document, class and category. */
function tableOf(figures) {
  const heads = ['operators', 'possible', 'mutants', 'noticed'].map((head) => head.padStart(10)).join('')
  const rows = Object.entries(figures).flatMap(([api, classes]) =>
    Object.entries(classes)
      .filter(([, { mutants }]) => mutants > 0)
      .flatMap(([kind, scope]) => [
        `${row(`${api}, ${kind}`, scope)}  ${suitesOf(scope.firstNoticedBy)}`,
        `  of ${scope.alone.mutants} that every suite ran on, each notices: ${suitesOf(scope.alone.noticedBy)}`,
        ...Object.entries(scope.categories).map(([name, count]) => row(`  ${name}`, count)),
      ]),
  )
  return [`${''.padEnd(34)}${heads}${'  with the comparison'.padStart(30)}`, ...rows].join('\n')
}
function row(title, count) {
  const { operators, possible, mutants } = count
  const numbers = [operators, possible, mutants].map((number) => String(number).padStart(10)).join('')
  const [suites = '', comparison = ''] = sharesOf(count).map(
    (share) => String(share.noticed).padStart(10) + percent(ratioOf(share)).padStart(9),
  )
  return `${title.padEnd(34)}${numbers}${suites}${comparison}`
}
function suitesOf(counted) {
  return Object.entries(counted)
    .map(([suite, number]) => `${suite} ${number}`)
    .join(', ')
}
