import { childOf, type LocatedNode } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument, type Schema } from '@clouddb/document/openapi'
import { pointerBelow, pointerTo, pointerTokens } from '@clouddb/document/pointer'
import { follow } from '@clouddb/document/references'
import { visitValues } from '@clouddb/document/rule-examples'
import { type SchemaOwner, schemaOwnersOf } from '@clouddb/document/schemas'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { type Content, contentsOfResponses, schemasOfBody } from './bodies.ts'
import type { BundleRules, CheckedBundle, Finding } from './finding.ts'
import { compilerOf, schemaErrorWords } from './schema-compiler.ts'

/** The rules on examples; the last ones need examples that are valid. */
export const exampleRules: BundleRules = {
  'house/valid-examples': validExamples,
  'house/shown-properties': shownProperties,
  'house/known-times': knownTimes,
}

interface Breach {
  readonly pointer: string
  readonly message: string
  /** The keyword that the example breaks. */
  readonly keyword: string
}

/**
 * Examples match their schemas and have no undescribed property. A keyword that several examples break is one finding,
 * at the keyword. The schemas must compile.
 */
function validExamples({ document, locate }: CheckedBundle): Finding[] {
  const compiler = compilerOf(document, 'closed')
  const breaches = new Map(
    schemaOwnersOf(document).flatMap((owner) => {
      const validate = compiler.compile(pointerBelow(owner.pointer, 'schema'))
      return schemaExamples(document, owner).flatMap(({ node, pointer }): [string, Breach][] => {
        if (validate(node)) return []
        const error = mostTelling(validate.errors)
        if (!error) return []
        const at = pointerBelow(pointer, ...pointerTokens(error.instancePath))
        return [[at, { pointer: at, message: `${schemaErrorWords(error)}.`, keyword: compiler.pointerOf(error) }]]
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
      message: `${all.length} examples break it: ${message} They are at ${locations.join(', ')}${others}.`,
      within,
    }
  })
}

/** The examples of a body, a parameter or a header, references followed. */
export function schemaExamples(document: OpenApiDocument, owner: LocatedNode<SchemaOwner>): LocatedNode[] {
  const { examples } = owner.node
  const named = Object.keys(isRecord(examples) ? examples : {}).flatMap((name) => {
    const example = childOf(owner, 'examples', name)
    return (example && childOf(follow(document, example), 'value')) ?? []
  })
  return [...named, ...[childOf(owner, 'example')].flatMap((example) => example ?? [])]
}

const vague = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'const', 'false schema', 'unevaluatedProperties'])

/** The most specific error of an instance. */
export function mostTelling(errors: readonly ErrorObject[] | null | undefined): ErrorObject | undefined {
  return errors?.toSorted((one, other) => telling(other) - telling(one))[0]
}

/** A deeper error is more specific; an error about a whole union is the least specific. */
function telling({ instancePath, keyword }: ErrorObject): number {
  return 2 * pointerTokens(instancePath).length + (vague.has(keyword) ? 0 : 1)
}

/** Calls a function for each schema and each value in the examples of responses that the schema describes. */
function eachShown(
  document: OpenApiDocument,
  contents: readonly Content[],
  meet: (schema: LocatedNode<Schema>, instance: unknown) => void,
): void {
  for (const content of contents) {
    const schema = childOf<Schema>(content, 'schema')
    if (schema) for (const { node } of schemaExamples(document, content)) visitValues(document, schema, node, meet)
  }
}

/** The mock serves examples and the tests expect them: a property without an example is never tested. */
function shownProperties({ document }: CheckedBundle): Finding[] {
  const contents = contentsOfResponses(document)
  const shown = new Set<string>()
  eachShown(document, contents, ({ pointer }) => shown.add(pointer))
  const described = contents.flatMap((content) => {
    const schema = childOf<Schema>(content, 'schema')
    return schema ? schemasOfBody(document, schema) : []
  })
  const unseen = described.filter(
    ({ pointer, property }) =>
      property !== undefined && pointer.endsWith(pointerBelow('/properties', property)) && !shown.has(pointer),
  )
  return unseen.map(({ pointer, property }) => ({
    pointer,
    message: `No example of a response in "${document.info.title}" has ${property}, so that no test reads it.`,
  }))
}

const isTime = (value: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(String(value))

/** A text that is a time in every example has the format date-time. */
function knownTimes({ document }: CheckedBundle): Finding[] {
  const texts = new Map<string, string[]>()
  eachShown(document, contentsOfResponses(document), ({ node, pointer }, instance) => {
    if (typeof instance !== 'string' || !isRecord(node) || node.format !== undefined) return
    if ([node.type].flat().includes('string')) texts.set(pointer, [...(texts.get(pointer) ?? []), instance])
  })
  return [...texts]
    .filter(([, shown]) => shown.every(isTime))
    .map(([pointer, [time]]) => ({
      pointer,
      within: pointer,
      message: `Every example is a time, such as ${time}; expected format: date-time.`,
    }))
}
