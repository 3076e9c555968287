/** Mutants that mean the same as what is unbroken, and why. They are not counted. */
export interface Equivalent {
  /** Of which ids. */
  readonly ids: RegExp
  readonly reason: string
}

export const equivalents: readonly Equivalent[] = [
  {
    ids: /^operations\/(series-tiles|tile-answers|shown-tiles|alerts)\.ts: looks at one side of (?!typeof).* && \{ \w+(: \w+)? \} ->/,
    reason: 'JSON leaves out what is undefined, and nothing is kept as null.',
  },
  {
    ids: /looks at one side of .* \?\? ('[^']*'|0|1|\{\}|\[\]|new Map\(\)|undefined|threshold|false) ->/,
    reason: 'The default is for the types: requests are judged before, and always have a value.',
  },
  {
    ids: /^(alerting\/(threshold|windows)|rules\/(chart-formulas|alert-tiles|alert-references|formula-grammar|dashboard-references|sql-alerts|scaling)|operations\/(series-tiles|dashboards))\.ts: says otherwise: (''|0) ->/,
    reason: 'The default is for the types: requests are judged before, and always have a value.',
  },
  {
    ids: /^rules\/alert-channels\.ts: .*(Object\.entries\(channel\)\.sort|one < other|-1 -> 1|says otherwise: 1 -> 2)/,
    reason: 'A schema has put the properties of each channel in one order before.',
  },
  {
    ids: /^operations\/(alerts|dashboards)\.ts: (says otherwise: 1 -> 2|does not turn -1|compares or counts otherwise: (one\.id < other\.id|right\.length - left\.length)|always says no to different|looks at one side of left\[different\])/,
    reason: 'Of two names it is asked only which comes first, ids differ, and the engine asks of the later one.',
  },
  {
    ids: /^rules\/formula-grammar\.ts: reads otherwise:/,
    reason: 'A token has one form from its first to its last character.',
  },
  { ids: /^rules\/alert-schedule\.ts: .*1440/, reason: 'The schema takes no offset of a day or more.' },
  {
    ids: /^operations\/(alerts\.ts: .*since < looksUpSince|dashboards\.ts: .*context\.since >= looksFirstSince|dashboards\.ts: looks at one side of before)/,
    reason: 'Newer servers have looked already, and find the same a second time.',
  },
  {
    ids: /(drops throw error|error instanceof|!handler|has no handler)/,
    reason: 'It is for mistakes of the sandbox, which no request can bring about.',
  },
  {
    ids: /^operations\/tile-answers\.ts: .*(itemsOf\(select\)\.slice|formulas\.length > 0|says otherwise: 1 -> 2|typeof select)/,
    reason: 'The rules have let one select item pass and no more.',
  },
  { ids: /^alerting\/windows\.ts: drops m: minute/, reason: 'What has no unit is counted in minutes.' },
]

export function reasonOf(id: string): string | undefined {
  return equivalents.find(({ ids }) => ids.test(id))?.reason
}

/** Entries that speak of no mutant that survives. */
export function staleEquivalents(survivors: readonly { readonly id: string }[]): Equivalent[] {
  return equivalents.filter(({ ids }) => !survivors.some(({ id }) => ids.test(id)))
}
