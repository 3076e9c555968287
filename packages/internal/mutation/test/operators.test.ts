import { describe, expect, test } from 'vitest'
import { apiOf } from '../src/api.ts'
import { operators } from '../src/classes.ts'
import { type Json, readDocument } from '../src/document.ts'
import { apiNames } from '../src/mutant.ts'
import { mutate, type Operator } from '../src/operators/operator.ts'

test('operators have different names', () => {
  expect(new Set(operators.map(({ name }) => name)).size).toBe(operators.length)
})

function firstPoint(operator: Operator) {
  for (const api of apiNames) {
    const { document, model } = apiOf(api)
    for (const point of operator.points(model)) return { document, point }
  }
  throw new Error(`No document has a point for the operator "${operator.name}".`)
}

test('every operator applies to a document, and changes a copy', () => {
  const texts = new Map(apiNames.map((api) => [apiOf(api).document, JSON.stringify(apiOf(api).document)]))
  const unchanged = operators.filter((operator) => {
    const { document, point } = firstPoint(operator)
    return JSON.stringify(mutate(document, operator, point)) === texts.get(document)
  })
  expect(unchanged.map(({ name }) => name)).toEqual([])
  for (const [document, text] of texts) expect(JSON.stringify(document)).toBe(text)
})

const shop = {
  openapi: '3.1.1',
  info: { title: 'Shop', version: '1' },
  security: [{ token: [] }],
  paths: {
    '/v1/orders/{orderId}': {
      put: {
        operationId: 'updateOrder',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
        responses: { 200: { $ref: '#/components/responses/Done' } },
      },
    },
  },
  components: {
    responses: { Done: { description: 'Done.' } },
    schemas: {
      Order: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', enum: ['gift', 'sale'] },
          count: { type: 'number', maximum: 24, multipleOf: 12 },
        },
      },
    },
  },
}
const order = '#/components/schemas/Order'

function apply(name: string, pointer: string, part = ''): Json {
  const operator = operators.find((each) => each.name === name)
  if (!operator) throw new Error(`There is no operator ${name}.`)
  return mutate(shop, operator, { pointer, part })
}

describe('in a small document', () => {
  test('a bound moves to the next multiple', () => {
    const { properties } = apply('raises an upper bound', `${order}/properties/count`).components.schemas.Order
    expect(properties.count.maximum).toBe(36)
  })

  test('a misspelt property stays required', () => {
    const { properties, required } = apply('misspells a property', order, 'kind').components.schemas.Order
    expect([Object.keys(properties), required]).toEqual([['kinds', 'count'], ['kinds']])
  })

  test('a changed path keeps its operations', () => {
    const { paths } = apply('misspells a segment', '#/paths/~1v1~1orders~1{orderId}', 'orders')
    expect(paths).toEqual({ '/v1/order/{orderId}': shop.paths['/v1/orders/{orderId}'] })
  })

  test('the operations that contain a node are found through references', () => {
    const { usersOf } = readDocument(shop)
    expect(usersOf(`${order}/properties/kind`)).toEqual({ requests: ['updateOrder'], responses: [] })
    expect(usersOf('#/components/responses/Done')).toEqual({ requests: [], responses: ['updateOrder'] })
    expect(usersOf('#/security')).toEqual({ requests: ['updateOrder'], responses: ['updateOrder'] })
  })
})
