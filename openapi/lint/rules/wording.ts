import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { asObject, componentAt, isInCondition, isOpen, type Location } from './node.ts'

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
