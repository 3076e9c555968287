import { provenanceOf } from '@clouddb/document/openapi'
import { isConditionKeyword, subschemasOf } from '@clouddb/document/schemas'
import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { asObject, componentAt, isOpen, type Location } from './node.ts'

/** Everything names its source, except an open schema (`{}`), about which no source says anything. */
const provenance: Oas3Rule = () => ({
  Operation: (node, ctx) => mustHave(node, 'operation', ctx),
  Parameter: (node, ctx) => mustHave(node, 'parameter', ctx),
  Response: (node, ctx) => mustHave(node, 'response', ctx),
  Header: (node, ctx) => mustHave(node, 'header', ctx),
  Schema(node, ctx) {
    const schema = asObject(node)
    if (isOpen(schema) && provenanceOf(schema).from !== undefined) {
      const message = 'The schema accepts every value and has a provenance; expected none, as no source describes it.'
      ctx.report({ message, location: ctx.location.child('x-provenance').key() })
    }
    if (componentAt(ctx.location)?.kind !== 'schemas') return
    if (!isOpen(schema)) mustHave(schema, 'schema', ctx)
    reportRepeats(schema, ctx.location, undefined, ctx)
  },
})

function mustHave(node: unknown, kind: string, { location, report }: UserContext): void {
  if (provenanceOf(node).from !== undefined) return
  const name = componentAt(location)?.name
  const subject = name ? `${kind} ${name}` : kind
  report({ message: `The ${subject} has no x-provenance; expected interface or public.`, location: location.key() })
}

function reportRepeats(node: unknown, location: Location, inherited: unknown, ctx: UserContext): void {
  const schema = asObject(node)
  const own = provenanceOf(schema).from
  if (own !== undefined && own === inherited) {
    const message = `The provenance ${own} repeats that of the enclosing schema; expected only a different one.`
    ctx.report({ message, location: location.child('x-provenance').key() })
  }
  for (const { keyword, keys, schema: inner } of subschemasOf(schema)) {
    if (!isConditionKeyword(keyword)) reportRepeats(inner, location.child([...keys]), own ?? inherited, ctx)
  }
}

/** `deprecated: true` and a reason belong together, beside references as well. */
const deprecationRule: Oas3Rule = () => {
  const visit = (node: unknown, { location, report }: UserContext): void => {
    const { deprecated, 'x-deprecation-reason': reason } = asObject(node)
    if ((deprecated === true) === (reason !== undefined)) return
    const [key, message] = deprecated
      ? ['deprecated', 'It is deprecated without a reason; expected x-deprecation-reason with one sentence.']
      : ['x-deprecation-reason', 'It has a deprecation reason and is not deprecated; expected deprecated: true.']
    report({ message, location: location.child(key).key() })
  }
  return { Operation: visit, Parameter: visit, Header: visit, Schema: visit, ref: (node, ctx) => visit(node, ctx) }
}

export const provenanceRules: Readonly<Record<string, Oas3Rule>> = {
  'house/deprecation': deprecationRule,
  'house/provenance': provenance,
}
