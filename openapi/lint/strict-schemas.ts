import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Inventory } from './inventory.ts'
import type { Place } from './rules/node.ts'
import type { SchemaCompiler } from './schema-compiler.ts'

export interface Finding {
  readonly message: string
  readonly place: Place
  /** True where it is the whole schema that is wrong, and not a value in it. */
  readonly whole?: true
}

/** What is wrong with the schemas as JSON Schema: each finding at the smallest schema that shows it. */
export function findBrokenSchemas(inventory: Inventory, compiler: SchemaCompiler): Finding[] {
  const broken = [...inventory.schemas.values()].flatMap(({ node, place }) =>
    compiler.violations(node).map((error) => ({ message: `${say(error)}.`, place: place.child(segments(error)) })),
  )
  if (broken.length > 0) return smallest(broken)
  const failing = complaints([...inventory.roots.values()], (place) => compiler.compile(place))
  if (failing.length === 0) return []
  // A schema that refers to a broken one fails with it: the cause is one that fails alone.
  const all = [...inventory.schemas.values()]
  const causes = all.flatMap(({ node, place }) => complaints([place], () => compiler.compileAlone(node)))
  return causes.length > 0 ? smallest(causes) : failing
}

/**
 * The examples that break their schema or have a property that it does not describe, each with the most telling error.
 * For schemas that compile.
 */
export function findBrokenExamples(inventory: Inventory, compiler: SchemaCompiler): Finding[] {
  return [...inventory.examples.values()].flatMap(({ value, place, schema }) => {
    const validate = compiler.compile(schema)
    if (validate(value)) return []
    const [error] = [...(validate.errors ?? [])].sort((a, b) => telling(b) - telling(a))
    if (!error) return []
    return [{ message: `The example breaks its schema: ${say(error)}.`, place: place.child(segments(error)) }]
  })
}

const vague = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'const', 'false schema', 'unevaluatedProperties'])

/** The deeper an error lies the more it tells; that no member of a union fits tells least. */
function telling(error: ErrorObject): number {
  return 2 * segments(error).length + (vague.has(error.keyword) ? 0 : 1)
}

function complaints(places: Place[], compile: (place: Place) => void): Finding[] {
  return places.flatMap((place) => {
    try {
      compile(place)
      return []
    } catch (error) {
      const text = (error as Error).message.replace(/ (in schema )?at (path )?"[^"]*#.*$/, '')
      return [{ message: `The schema does not compile: ${text}.`, place, whole: true }]
    }
  })
}

function say({ message, params, data, keyword }: ErrorObject): string {
  const allowed = keyword === 'enum' ? ` ${JSON.stringify(params.allowedValues)}` : ''
  const extra = params.additionalProperty ?? params.unevaluatedProperty
  const given = data === null || typeof data !== 'object' ? `, not ${JSON.stringify(data)}` : ''
  return `it ${message}${allowed}${extra ? ` (${extra})` : ''}${given}`
}

function segments({ instancePath }: ErrorObject): string[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Only the findings that no other finding explains from within. */
function smallest(findings: Finding[]): Finding[] {
  const addresses = findings.map(({ place }) => place.absolutePointer)
  return findings.filter(({ place }) => !addresses.some((address) => address.startsWith(`${place.absolutePointer}/`)))
}
