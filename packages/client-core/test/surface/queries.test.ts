import { describe, expect, it } from 'vitest'
import { serializeForm } from '../../src/index.ts'
import { createWarehouse, refusal, rejection, requestsOf } from '../warehouse.ts'

const date = new Date(Date.UTC(2026, 2, 1))

describe('a query', () => {
  it.each([
    [{ of: date }, '?of=2026-03-01T00%3A00%3A00.000Z'],
    [{ of: [date, 1, 'x', true, 1n] }, '?of=2026-03-01T00%3A00%3A00.000Z&of=1&of=x&of=true&of=1'],
    [{ near: { row: date, shelf: undefined } }, '?near%5Brow%5D=2026-03-01T00%3A00%3A00.000Z'],
    [{ of: ['a', undefined, null] }, '?of=a'],
  ])('sends values as text: %#', async (query, search) => {
    const sent = await requestsOf(({ fetch }) => createWarehouse({ fetch }).listCrates({ query }))
    expect(new URL(sent[0]?.url ?? '').search).toBe(search)
  })

  it.each([
    [Promise.resolve('a'), 'a Promise; await it'],
    [new Map([['a', 1]]), 'a Map'],
    [new Set(['a']), 'a Set'],
    [new URLSearchParams('a=1'), 'a URLSearchParams'],
    [() => 'a', 'a Function'],
    [Symbol('a'), 'Symbol(a)'],
    [Number.NaN, 'NaN'],
    [new Date('never'), 'NaN'],
    [[date, new Date('never')], 'NaN'],
    [{ row: new Date('never') }, 'NaN'],
    [['a', { b: 1 }], 'a Object'],
    [{ a: ['b'] }, 'a Array'],
    [[Promise.resolve('a')], 'a Promise; await it'],
    [/a/, 'a RegExp'],
  ])('refuses a value that would be lost: %s', async (value, shown) => {
    const { message } = await refusal(({ fetch }) => createWarehouse({ fetch }).listCrates({ query: { of: value } }))
    expect(message).toContain('The parameter `of` must be text, a number, a date, or a list or object of these')
    expect(message).toContain(`it is ${shown}.`)
    // A form is written in the same way.
    expect(() => serializeForm({ of: value })).toThrow(`it is ${shown}.`)
  })

  it('is refused where the operation has none, except the page of a list that comes whole', async () => {
    const { message } = await refusal(({ fetch }) => createWarehouse({ fetch }).getCrate('a', { query: { limit: 1 } }))
    expect(message).toContain('There is no query parameter `limit` of a call. It takes none.')
    const query = { limit: 1, offset: undefined }
    const sent = await requestsOf(({ fetch }) => rejection(createWarehouse({ fetch }).listDocks({ query })))
    expect(sent[0]?.url).toMatch(/\/v1\/docks$/)
    const refused = await refusal(({ fetch }) => createWarehouse({ fetch }).listDocks({ query: { of: 'a' } }))
    expect(refused.message).toContain('There is no query parameter `of`')
  })
})
