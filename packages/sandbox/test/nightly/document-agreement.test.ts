import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ossDocument } from '../../src/documents.ts'
import { Refusal } from '../../src/http/refusal.ts'
import { createValidator } from '../../src/validation/validate.ts'
import { time } from '../server.ts'

// biome-ignore lint/suspicious/noExplicitAny: bodies are read by pointers.
type Node = any

const document = oss as Node
const ajv = new Ajv2020({ strict: false, validateSchema: false })
formats.default(ajv)
ajv.addSchema(document, 'document:/openapi')
const validate = createValidator(ossDocument, { since: '9999-12-31', now: () => time })

const bodies = [
  'createDashboard',
  'updateDashboard',
  'createAlert',
  'updateAlert',
  'createSource',
  'createConnection',
].flatMap((id) => {
  const operation = ossDocument.operations.find((known) => known.id === id)
  const media = document.paths[operation?.path ?? ''][operation?.method.toLowerCase() ?? ''].requestBody.content
  const { schema, examples } = media['application/json']
  const name = schema.$ref.split('/').at(-1)
  const accepts = ajv.getSchema(`document:/openapi#/components/schemas/${name}`) as (body: unknown) => boolean
  return Object.values<Node>(examples).map((example) => {
    const body = example.$ref ? document.components.examples[example.$ref.split('/').at(-1)].value : example.value
    return { operation: operation as NonNullable<typeof operation>, accepts, body }
  })
})

/** References, by their pointers: they are refused because they are unknown, not because of their form. */
const references: readonly RegExp[] = [
  /^\/tiles\/\d+\/containerId$/,
  /^\/(dashboardId|savedSearchId|connection)$/,
  /^\/(channel|channels\/\d+)\/webhookId$/,
]

const wrong = [null, 7, 1.5, -1, '', 'text', true, [], {}, 'x'.repeat(10_001)]

test('the sandbox refuses each body that the document refuses, except for references', () => {
  const altered = fc.constantFrom(...bodies).chain(({ body, ...rest }) =>
    fc
      .record({
        pointer: fc.constantFrom(...pointersOf(body)),
        value: fc.constantFrom(...wrong),
        isLeftOut: fc.boolean(),
      })
      .map(({ pointer, value, isLeftOut }) => ({ ...rest, pointer, sent: alter(body, pointer, value, isLeftOut) })),
  )
  fc.assert(
    fc.property(altered, ({ operation, accepts, pointer, sent }) => {
      if (accepts(sent) || references.some((pattern) => pattern.test(pointer))) return
      expect(() =>
        validate({ operation, values: [['id', '66a1f0c2d4e8b7a9c3f5ffff']] }, new URLSearchParams(), sent),
      ).toThrow(Refusal)
    }),
    { numRuns: 3_000, seed: 11 },
  )
})

function pointersOf(node: Node, pointer = ''): string[] {
  if (typeof node !== 'object' || node === null) return [pointer]
  const inner = Object.entries(node).flatMap(([key, value]) => pointersOf(value, `${pointer}/${key}`))
  return pointer === '' ? inner : [pointer, ...inner]
}

function alter(body: Node, pointer: string, value: unknown, isLeftOut: boolean): unknown {
  const copy = structuredClone(body)
  const keys = pointer.split('/').slice(1)
  const parent = keys.slice(0, -1).reduce((node, key) => node[key], copy)
  const key = keys.at(-1) as string
  if (isLeftOut && !Array.isArray(parent)) delete parent[key]
  else parent[key] = value
  return copy
}
