import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { asObject, componentAt, isInCondition, isOpen, type Location } from './node.ts'

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

const prose = ['description', 'x-deprecation-reason', 'x-provenance-note']

/** Prose begins with a capital and ends with a full stop, so that doc comments and tables read alike. */
export const sentences: Oas3Rule = () => ({
  any: (node, ctx) => checkProse(node, ctx.location, ctx),
  ref: (node, ctx) => checkProse(node, ctx.location, ctx),
})

function checkProse(node: unknown, location: Location, ctx: UserContext): void {
  if (ctx.type.extensionsPrefix === undefined) return
  for (const key of prose) {
    const text = asObject(node)[key]
    if (typeof text !== 'string' || /^[A-Z][\s\S]*\.$/.test(text.trim())) continue
    ctx.report({
      message: `The ${key} "${shorten(text.trim())}" is no sentence; expected a capital first and a full stop last.`,
      location: location.child(key),
    })
  }
}

function shorten(text: string): string {
  return text.length > 50 ? `${text.slice(0, 20)}...${text.slice(-20)}` : text
}

/** What hovers show speaks to users; where something is known from is told beside it. */
export const userWords: Oas3Rule = () => ({
  any: (node, ctx) => checkWords(node, ctx.location, ctx),
  ref: (node, ctx) => checkWords(node, ctx.location, ctx),
})

const ofSources = /provenance|\bthe interface\b|\binterface document|\bpublish|\bpublic (fact|document|source)/i

function checkWords(node: unknown, location: Location, ctx: UserContext): void {
  // A document as a whole may say what its sources are; no hover shows that.
  if (ctx.type.extensionsPrefix === undefined || ctx.type.name === 'Info') return
  const texts = Object.entries(asObject(node)).filter(([key]) => ['description', 'x-deprecation-reason'].includes(key))
  for (const [key, text] of texts) {
    const [found] = (typeof text === 'string' && ofSources.exec(text)) || []
    if (found === undefined) continue
    ctx.report({ message: `The ${key} speaks of sources: "${found}".`, location: location.child(key) })
  }
}

/** Every named schema and every property is described: hovering shows it. */
export const described: Oas3Rule = () => ({
  Schema(node, ctx) {
    const component = componentAt(ctx.location)
    if (component && !('description' in asObject(node))) report(`schema ${component.name}`, ctx.location, ctx)
  },
  SchemaProperties(node, ctx) {
    if (isInCondition(ctx.location)) return
    for (const [name, property] of Object.entries(asObject(node))) {
      const known = '$ref' in asObject(property) || 'description' in asObject(property)
      if (typeof property === 'boolean' || known || isOpen(property)) continue
      report(`property ${name}`, ctx.location.child(name), ctx)
    }
  },
})

function report(what: string, location: Location, ctx: UserContext): void {
  ctx.report({ message: `The ${what} has no description; expected a sentence.`, location: location.key() })
}
