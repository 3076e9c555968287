import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { asObject, componentAt, isInCondition, isOpen } from './node.ts'

/** The operationId is the name of the method (verb and noun), and the summary begins with its verb. */
const operationNames: Oas3Rule = ({ verbs = [] }: { verbs?: string[] }) => ({
  Operation({ operationId = '', summary = '' }, { report, location }) {
    const [, verb = ''] = /^([a-z]+)([A-Z][a-z0-9]*)+$/.exec(operationId) ?? []
    const first = verb.slice(0, 1).toUpperCase() + verb.slice(1)
    if (operationId !== '' && !verbs.includes(verb)) {
      const expected = `a verb of ${verbs.join(', ')} and a noun in camelCase`
      report({
        message: `The operationId is "${operationId}"; expected ${expected}.`,
        location: location.child('operationId'),
      })
    } else if (summary !== '' && operationId !== '' && summary.split(' ')[0] !== first) {
      report({
        message: `The summary is "${summary}"; expected ${first} as its first word.`,
        location: location.child('summary'),
      })
    }
  },
})

/** Calls a function for each text under some keys, beside references as well. */
const textRule = (keys: readonly string[], check: (text: string, type: string) => string | undefined): Oas3Rule => {
  const visit = (node: unknown, { type, location, report }: UserContext): void => {
    if (type.extensionsPrefix === undefined) return
    for (const key of keys) {
      const path = key.split('.')
      const text = path.reduce<unknown>((part, name) => asObject(part)[name], node)
      const problem = typeof text === 'string' ? check(text.trim(), type.name) : undefined
      if (problem) report({ message: `The ${path.at(-1)} ${problem}.`, location: location.child(path) })
    }
  }
  return () => ({ any: (node, ctx) => visit(node, ctx), ref: (node, ctx) => visit(node, ctx) })
}

/** Descriptions become doc comments and cells of tables, which contain whole sentences. */
const sentences: Oas3Rule = textRule(['description', 'x-deprecation-reason', 'x-provenance.note'], (text) => {
  if (/^[A-Z][\s\S]*\.$/.test(text)) return undefined
  const shown = text.length > 50 ? `${text.slice(0, 20)}...${text.slice(-20)}` : text
  return `"${shown}" is not a sentence; expected a capital first and a full stop last`
})

const sources = /provenance|\bthe interface\b|\binterface document|\bpublish|\bpublic (fact|document|source)/i

/** Hovers show descriptions to users, who do not know the sources. No hover shows the description of a document. */
const userWords: Oas3Rule = textRule(['description', 'x-deprecation-reason'], (text, type) => {
  const [found] = (type !== 'Info' && sources.exec(text)) || []
  return found && `mentions a source: "${found}"`
})

/** Hovers show the description of every named schema and every property. */
const described: Oas3Rule = () => ({
  Schema(node, { location, report }) {
    const component = componentAt(location)
    if (!component || 'description' in asObject(node)) return
    report({
      message: `The schema ${component.name} has no description; expected a sentence.`,
      location: location.key(),
    })
  },
  SchemaProperties(node, { location, report }) {
    if (isInCondition(location)) return
    for (const [name, property] of Object.entries(asObject(node))) {
      const known = '$ref' in asObject(property) || 'description' in asObject(property)
      if (typeof property === 'boolean' || known || isOpen(property)) continue
      const message = `The property ${name} has no description; expected a sentence.`
      report({ message, location: location.child(name).key() })
    }
  },
})

export const textRules: Readonly<Record<string, Oas3Rule>> = {
  'house/described': described,
  'house/operation-names': operationNames,
  'house/sentences': sentences,
  'house/user-words': userWords,
}
