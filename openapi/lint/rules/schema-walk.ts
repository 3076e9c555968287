import type { UserContext } from '@redocly/openapi-core'
import { asObject, type Json, type Place } from './node.ts'

/** A schema as it is met on the way through a body. */
export interface Met {
  readonly schema: Json
  readonly place: Place
  /** `value`: describes a whole value. `part`: a member of `allOf`, which others complete. */
  readonly role: 'value' | 'part'
  /** The name of the property that it describes. */
  readonly property?: string
  /** Properties by which the unions around it tell their members apart. */
  readonly discriminators: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/**
 * Meets every schema of a body once, through references. Conditions (`if`, `then`, `else`, `not`) are left out: they
 * narrow what is described elsewhere.
 */
export function walkSchema(
  root: unknown,
  place: Place,
  resolve: UserContext['resolve'],
  meet: (met: Met) => void,
): void {
  const seen = new Set<unknown>()

  function visit(
    node: unknown,
    at: Place,
    role: Met['role'],
    discriminators: Met['discriminators'],
    property?: string,
  ): void {
    const schema = asObject(node)
    if (typeof node !== 'object' || seen.has(node)) return
    seen.add(node)
    if (typeof schema.$ref === 'string') {
      const target = resolve<Json>({ $ref: schema.$ref }, at.source.absoluteRef)
      if (target.location) visit(target.node, target.location, role, discriminators, property)
    }
    meet({ schema, place: at, role, discriminators, ...(property !== undefined && { property }) })

    // What tells the members of a union apart belongs to their own properties, not to those of values inside.
    const around = property === undefined ? discriminators : none
    const inner = new Set([...around, ...discriminatorsOf(schema)])
    for (const [name, child] of Object.entries(asObject(schema.properties))) {
      visit(child, at.child(['properties', name]), 'value', around, name)
    }
    for (const [pattern, child] of Object.entries(asObject(schema.patternProperties))) {
      visit(child, at.child(['patternProperties', pattern]), 'value', none)
    }
    for (const keyword of ['items', 'additionalProperties', 'contains']) {
      if (keyword in schema) visit(schema[keyword], at.child(keyword), 'value', none)
    }
    for (const keyword of ['oneOf', 'anyOf', 'allOf', 'prefixItems']) {
      for (const [index, child] of Object.entries(schema[keyword] ?? [])) {
        visit(child, at.child([keyword, index]), keyword === 'allOf' ? 'part' : 'value', inner)
      }
    }
  }

  visit(root, place, 'value', none)
}

/** A union may hold another one, which tells its members apart by a property that the outer members have too. */
function discriminatorsOf(schema: Json): string[] {
  const { propertyName } = asObject(schema.discriminator)
  const members = [schema.oneOf, schema.anyOf].flatMap((union) => (Array.isArray(union) ? union : []))
  const nested = members.flatMap((member) => discriminatorsOf(asObject(member)))
  return typeof propertyName === 'string' ? [propertyName, ...nested] : nested
}
