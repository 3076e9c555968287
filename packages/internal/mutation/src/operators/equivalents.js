/** Would-be mutants that mean the same as the document, for users and for facts alike. They are none. */
export const equivalents = [
  {
    operator: 'calls public what the interface states',
    points:
      /^components\/(responses\/Deleted|schemas\/(ServiceEnvelope|Acknowledgement|DashboardAnswer|AlertAnswer|CreateAlertRequest|StoredSourceId|WebhookId))$/,
    reason:
      'The interface states nothing of the whole, only of what it refers to, which has a provenance of its own; and what is public needs no fact.',
  },
]
export function isEquivalent({ operator, point }) {
  return equivalents.some((each) => each.operator === operator && each.points.test(point))
}
