import { describe, expect, test } from 'vitest'
import { apiNames, apiOf } from '../src/apis.ts'
import { readDocument } from '../src/document/model.ts'
import { document } from '../src/judges/document.ts'
import { server } from '../src/judges/server.ts'
import { operators } from '../src/operators/all.ts'
import { categories, mutate } from '../src/operators/operator.ts'

test('there are more than fifty operators, each with a name of its own, in every category', () => {
  expect(new Set(operators.map(({ name }) => name)).size).toBe(operators.length)
  expect(operators.length).toBeGreaterThan(50)
  expect(new Set(operators.map(({ category }) => category))).toEqual(new Set(categories))
})
/** A document that an operator can be applied to, and where. */
function firstPoint(operator) {
  for (const api of apiNames) {
    const { document, model } = apiOf(api)
    for (const point of operator.points(model)) return { document, point }
  }
  return undefined
}
describe.each(operators)('$name', (operator) => {
  const found = firstPoint(operator)
  test('has a point where it can be applied', () => {
    expect(found).toBeDefined()
  })
  test('makes another document that still has operations, and leaves the given one alone', () => {
    if (!found) throw new Error('no point')
    const before = JSON.stringify(found.document)
    const mutant = mutate(found.document, operator, found.point)
    const after = JSON.stringify(mutant)
    expect(after).not.toBe(before)
    expect(JSON.stringify(found.document)).toBe(before)
    expect(readDocument(JSON.parse(after)).operations.length).toBeGreaterThan(0)
    expect(mutant.openapi).toBe(found.document.openapi)
  })
})
const shop = {
  openapi: '3.1.1',
  info: { title: 'Shop', version: '1' },
  servers: [{ url: 'http://localhost:1' }],
  tags: [],
  security: [{ token: [] }],
  'x-payload': 'data',
  paths: {
    '/v1/orders/{orderId}': {
      put: {
        operationId: 'updateOrder',
        parameters: [{ name: 'orderId', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Order' },
              examples: { one: { value: { kind: 'gift', count: 12 } } },
            },
          },
        },
        responses: { 200: { $ref: '#/components/responses/Done' } },
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
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
function apply(name, pointer, part) {
  const operator = operators.find((each) => each.name === name)
  if (!operator) throw new Error(`There is no operator ${name}`)
  return mutate(shop, operator, part === undefined ? { pointer } : { pointer, part })
}
const order = '#/components/schemas/Order'
describe('applied to a small document', () => {
  test('a bound moves to the next value that there is', () => {
    const { properties } = apply('raises an upper bound', `${order}/properties/count`).components.schemas.Order
    expect(properties.count.maximum).toBe(36)
  })
  test('a property that is renamed is renamed in what is required and in the examples', () => {
    const mutant = apply('renames a property, in the examples as well', order, 'kind')
    expect(mutant.components.schemas.Order.required).toEqual(['kinds'])
    expect(Object.keys(mutant.components.schemas.Order.properties)).toEqual(['kinds', 'count'])
    const { examples } = mutant.paths['/v1/orders/{orderId}'].put.requestBody.content['application/json']
    expect(examples.one.value).toEqual({ kinds: 'gift', count: 12 })
  })
  test('a schema that is renamed takes its references along', () => {
    const mutant = apply('renames a schema', order)
    expect(JSON.stringify(mutant)).not.toContain('schemas/Order"')
    expect(mutant.components.schemas.OrderModel).toEqual(shop.components.schemas.Order)
  })
  test('a path that changes takes its operations along', () => {
    const mutant = apply('misspells a segment', '#/paths/~1v1~1orders~1{orderId}', 'orders')
    expect(mutant.paths).toEqual({ '/v1/order/{orderId}': shop.paths['/v1/orders/{orderId}'] })
  })
  test('the operations that a node shows in are found through references, by way of requests and of answers', () => {
    const { usersOf } = readDocument(shop)
    expect(usersOf(`${order}/properties/kind`)).toEqual({ requests: ['updateOrder'], responses: [] })
    expect(usersOf('#/components/responses/Done')).toEqual({ requests: [], responses: ['updateOrder'] })
    expect(usersOf('#/security')).toEqual({ requests: ['updateOrder'], responses: ['updateOrder'] })
  })
})
describe.each(apiNames)('the mutants of %s', (api) => {
  const ids = document.mutantsOf(api).map(({ mutant }) => mutant.id)
  test('have an id of their own each', () => {
    expect(new Set(ids).size).toBe(ids.length)
  })
  test('are deviations of a server only where one can be told from the outside', () => {
    const deviations = server.mutantsOf(api)
    expect(deviations.length).toBeGreaterThan(0)
    expect(deviations.length).toBeLessThan(ids.length)
    expect(new Set(deviations.map(({ mutant }) => mutant.category))).toEqual(
      new Set(['request', 'response', 'security']),
    )
  })
})
