import type { Oas3Rule } from '@redocly/openapi-core'

/** An operation's id is the method's name (verb and noun), and its summary begins with that verb. */
export const operationNames: Oas3Rule = (options: { verbs?: string[] }) => ({
  Operation(operation, { report, location }) {
    const { operationId, summary } = operation
    const verbs = options.verbs ?? []
    const [, verb = ''] = /^([a-z]+)([A-Z][a-z0-9]*)+$/.exec(operationId ?? '') ?? []
    const isKnown = verbs.includes(verb)
    if (operationId !== undefined && !isKnown) {
      report({
        message: `The operationId "${operationId}" is not verb and noun in camelCase; expected a verb of ${verbs.join(', ')} and a noun.`,
        location: location.child('operationId'),
      })
    }
    if (summary === undefined) return
    const complain = (wrong: string, expected: string): void =>
      report({
        message: `The summary "${summary}" ${wrong}; expected ${expected}.`,
        location: location.child('summary'),
      })
    if (summary.length < 10 || summary.length > 60) complain(`has ${summary.length} characters`, '10 to 60')
    if (summary.endsWith('.')) complain('ends with a full stop', 'none')
    const first = verb.slice(0, 1).toUpperCase() + verb.slice(1)
    if (isKnown && summary.split(' ')[0] !== first) complain('does not begin with the verb of operationId', first)
  },
})
