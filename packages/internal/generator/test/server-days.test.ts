import { expect, test } from 'vitest'
import { commentOf, generated, generateText, pageOf } from './package-folder.ts'

const document = `openapi: 3.1.0
x-deployment: { asOf: '2026-08-01' }
info: { title: Lamps, version: '1' }
paths:
  /lamps/{lampId}:
    put:
      operationId: updateLamp
      summary: Update a lamp
      description: Changes it.
      x-since: '2026-07-01'
      parameters:
        - { name: lampId, in: path, required: true, description: Its id., schema: { type: string } }
        - { name: dry, in: query, description: Only tries it., x-since: '2026-07-02', schema: { type: boolean } }
        - { name: X-Room, in: header, description: Its room., x-since: '2026-07-03', schema: { type: string } }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/LampRequest' } } } }
      responses: { '200': { description: Good., content: { application/json: { schema: { $ref: '#/components/schemas/Lamp' } } } } }
components:
  schemas:
    LampRequest:
      type: object
      properties:
        colour:
          description: How it shines.
          enum: [red, green, blue]
          x-since: { green: '2026-07-04', blue: '2026-07-04' }
        dim: { $ref: '#/components/schemas/Level', x-since: '2026-07-05' }
        glow: { $ref: '#/components/schemas/Glow' }
        tint: { description: Its tint; null for none., type: [string, 'null'], maxLength: 9, x-since: { 'null': '2026-07-10', maxLength: '2026-07-11' } }
        beam: { $ref: '#/components/schemas/Level', description: Its beam., x-since: '2026-07-06' }
        parts: { type: array, items: { type: object, properties: { size: { type: number, x-since: '2026-07-06' } } } }
        mode: { oneOf: [{ $ref: '#/components/schemas/Blink' }, { type: string }] }
    Level: { description: How bright it is., type: integer, minimum: 1 }
    Glow: { description: How warm it is., x-since: '2026-07-07', type: integer }
    Blink: { description: On and off., x-since: '2026-07-08', type: object, properties: { hertz: { type: number } } }
    Lamp:
      type: object
      x-always: [wear]
      properties:
        wear: { description: Hours of use., x-since: '2026-07-09', type: number }
`

async function generateFrom(text: string) {
  const folder = await generateText(text)
  const source = (name: string) => generated(folder, `${name}.ts`)
  return { folder, schema: source('schema'), methods: source('methods'), definition: source('definition') }
}

const refuse = (day: string): string => `Servers before ${day} refuse or ignore it.`

test('comments state what older servers do', async () => {
  const { schema, methods } = await generateFrom(document)
  for (const [source, declaration, expected] of [
    [schema, 'dim?:', `How bright it is. ${refuse('2026-07-05')} @minimum 1`],
    [schema, 'glow?:', `How warm it is. ${refuse('2026-07-07')}`],
    [schema, 'beam?:', `Its beam. ${refuse('2026-07-06')}`],
    [schema, 'size?:', refuse('2026-07-06')],
    [schema, 'interface Blink', `On and off. ${refuse('2026-07-08')}`],
    [schema, 'dry?:', `Only tries it. ${refuse('2026-07-02')}`],
    [schema, 'wear?:', 'Hours of use. Servers before 2026-07-09 do not send it.'],
    [schema, 'colour?:', 'How it shines. Servers before 2026-07-04 do not know `green`, `blue`.'],
    [
      schema,
      'tint?:',
      'Servers before 2026-07-10 do not know `null`. Servers before 2026-07-11 do not check its `maxLength`.',
    ],
    [methods, 'updateLamp(', 'Changes it. Servers before 2026-07-01 do not have it.'],
    [methods, "'X-Room'?:", `Its room. ${refuse('2026-07-03')}`],
  ] as const) {
    expect(commentOf(source, declaration)).toContain(expected)
  }
})

test('a page lists newer parts of the API by day', async () => {
  const { folder } = await generateFrom(document)
  expect(pageOf(folder, 'operations')).toContain('| Update a lamp (servers since 2026-07-01) |')
  const text = pageOf(folder, 'server-ages')
  expect(text.slice(text.indexOf('| Since'))).toBe(
    [
      '| Since | What older servers do not have |',
      '| --- | --- |',
      '| 2026-07-10 | `LampRequest.tint: null` |',
      '| 2026-07-09 | `Lamp.wear` |',
      '| 2026-07-08 | `Blink` |',
      '| 2026-07-07 | `LampRequest.glow` |',
      '| 2026-07-06 | `LampRequest.beam`, `LampRequest.parts[].size` |',
      '| 2026-07-05 | `LampRequest.dim` |',
      '| 2026-07-04 | `LampRequest.colour: "green"`, `LampRequest.colour: "blue"` |',
      '| 2026-07-03 | `updateLamp: X-Room` |',
      '| 2026-07-02 | `updateLamp: dry` |',
      '',
    ].join('\n'),
  )
})

test('days change comments only', async () => {
  const days = /,? ?x-(since(-values)?|always): ('[^']*'|\{.*?\}|\[.*?\])/g
  const [made, without] = await Promise.all([document, document.replace(days, '')].map(generateFrom))
  const code = (source = '') => source.replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')
  expect(made?.definition).toBe(without?.definition)
  expect(code(made?.schema)).toBe(code(without?.schema))
  expect(code(made?.methods)).toBe(code(without?.methods))
})
