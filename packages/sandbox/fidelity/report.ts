import type { Comparison, Exchange } from './compare.ts'

const percent = (part: number, whole: number) => `${(whole === 0 ? 100 : (100 * part) / whole).toFixed(2)} %`

/** A comparison as text: totals by category, then every disagreement with its reason or without. */
export function reportOf(comparison: Comparison): string {
  const { totals, exchanges, unexplained, unneeded, leftOut } = comparison
  const agree = exchanges.filter(({ agrees }) => agrees).length
  const identical = exchanges.filter((one) => one.identical).length
  const lines = [
    `${agree} of ${exchanges.length} exchanges agree: ${percent(agree, exchanges.length)}; ${identical} to the values: ${percent(identical, exchanges.length)}`,
    ...(leftOut > 0 ? [`${leftOut} sequences left out, for they need a limit`] : []),
    '',
    ...Object.entries(totals).map(
      ([name, one]) =>
        `${name}: ${one.agree} of ${one.exchanges} (${percent(one.agree, one.exchanges)}), ${one.identical} to the values, ${one.explained} explained`,
    ),
    ...(unneeded.length > 0
      ? [
          '',
          'Reasons that nothing needs any more:',
          ...unneeded.map(({ exchanges: of, reason }) => `  ${of}: ${reason}`),
        ]
      : []),
    '',
    `${unexplained.length} disagreements without a reason`,
    ...exchanges.filter(({ agrees }) => !agrees).map(line),
  ]
  return `${lines.join('\n')}\n`
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 300))

function line({ category, id, step, differences, reason }: Exchange): string {
  const details = differences.map(
    ({ field, expected, got }) => `    ${field}: expected ${shown(expected)}, got ${shown(got)}`,
  )
  return [`${category}: ${id} · ${step.call}${reason ? ` (${reason})` : ''}`, ...details].join('\n')
}
