const acceptedSurvivors = [
  {
    class: 'server',
    operators: ['wants whole numbers'],
    points: /ServiceScalingPatchRequest\/properties\/idleTimeoutMinutes$/,
    reason: 'The cases send whole minutes: nobody has stated an example of a fraction, though the type admits it.',
  },
  {
    class: 'server',
    operators: ['takes null'],
    points: /schemas\/ServiceScalingPatchRequest$/,
    reason: 'The mock refuses null for a whole body, whatever its document says: such a server cannot be.',
  },
  {
    class: 'server',
    operators: ['lets a list be less long', 'wants a list to be longer'],
    points: /Request\/then\/properties\/select$/,
    reason:
      'What a condition asks for is broken by the cases, and kept by examples only: none shows a table with a ratio.',
  },
  {
    class: 'wire',
    operators: ['loses the header that says how long to wait'],
    points: /^management\/deleteKey$/,
    reason: 'The header may be missing, and one that was lost looks the same. The goldens hold it once an API.',
  },
]
/** The entry that speaks of a mutant. */
export function acceptanceOf({ class: kind, api, operator, point }, accepted = acceptedSurvivors) {
  return accepted.find(
    (each) => each.class === kind && each.operators.includes(operator) && each.points.test(`${api}/${point}`),
  )
}
/** Entries that speak of no mutant that survives. */
export function staleAcceptances(survivors, accepted = acceptedSurvivors) {
  const used = new Set(survivors.map((mutant) => acceptanceOf(mutant, accepted)))
  return accepted.filter((each) => !used.has(each))
}
