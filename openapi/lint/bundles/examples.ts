import { childOf, type LocatedNode } from '@clouddb/spec/document/located'
import { isRecord, type OpenApiDocument } from '@clouddb/spec/document/openapi'
import { pointerBelow, pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
import { follow } from '@clouddb/spec/document/references'
import { type SchemaOwner, schemaOwnersOf } from '@clouddb/spec/document/schemas'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { SchemaCompiler } from './compiler.ts'
import type { Finding, JudgedBundle } from './finding.ts'
import { say } from './schemas.ts'

interface Breach {
  readonly pointer: string
  readonly message: string
  /** The keyword that the example breaks. */
  readonly keyword: string
}

/**
 * The examples that break their schema or have a property that it does not describe, each with the most telling error.
 * What several of them break is said once, where it stands. For schemas that compile.
 */
export function judgeExamples({ document, locate }: JudgedBundle): Finding[] {
  const compiler = new SchemaCompiler(document, 'closed')
  const breaches = new Map(
    schemaOwnersOf(document).flatMap((owner) => {
      const validate = compiler.compile(pointerBelow(owner.pointer, 'schema'))
      return examplesOf(document, owner).flatMap(({ node, pointer }): [string, Breach][] => {
        if (validate(node)) return []
        const error = mostTelling(validate.errors)
        if (!error) return []
        const at = pointerBelow(pointer, ...pointerTokens(error.instancePath))
        return [[at, { pointer: at, message: `${say(error)}.`, keyword: compiler.pointerOf(error) }]]
      })
    }),
  )
  return [...Map.groupBy(breaches.values(), ({ keyword }) => keyword)].map(([keyword, all]) => {
    const [{ pointer, message }] = all as [Breach]
    const within = pointerTo(...pointerTokens(keyword).slice(0, -1))
    if (all.length === 1) return { pointer, message: `The example breaks its schema: ${message}`, within }
    const others = all.length > 2 ? `, and ${all.length - 2} more` : ''
    const locations = all.slice(0, 2).map((breach) => locate(breach.pointer))
    return {
      pointer: keyword,
      message: `${all.length} examples break it: ${message} They stand at ${locations.join(', ')}${others}.`,
      within,
    }
  })
}

/** The examples of a body, a parameter or a header, wherever they stand. */
export function examplesOf(document: OpenApiDocument, owner: LocatedNode<SchemaOwner>): LocatedNode[] {
  const { examples } = owner.node
  const named = Object.keys(isRecord(examples) ? examples : {}).flatMap((name) => {
    const example = childOf(owner, 'examples', name)
    return (example && childOf(follow(document, example), 'value')) ?? []
  })
  return [...named, ...[childOf(owner, 'example')].flatMap((example) => example ?? [])]
}

const vague = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'const', 'false schema', 'unevaluatedProperties'])

/** The error of an instance that says most about it. */
export function mostTelling(errors: readonly ErrorObject[] | null | undefined): ErrorObject | undefined {
  return errors?.toSorted((one, other) => telling(other) - telling(one))[0]
}

/** The deeper an error lies the more it tells; that no member of a union fits tells least. */
function telling({ instancePath, keyword }: ErrorObject): number {
  return 2 * pointerTokens(instancePath).length + (vague.has(keyword) ? 0 : 1)
}
