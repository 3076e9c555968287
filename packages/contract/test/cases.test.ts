import { describe, expect, test } from 'vitest'
import { type Case, deriveCases, type Mode, readDocument } from '../src/index.ts'
import { fixture } from './fixture.ts'

const document = readDocument(fixture)
const cases = deriveCases(document)
const pages = '#/components/schemas/Paper/properties/pages'
const of = (operationId: string): Case[] => cases.filter(({ operation }) => operation.id === operationId)
const outcomes = (operationId: string, about: string): string[] =>
  of(operationId)
    .filter((item) => item.about.some((pointer) => pointer.startsWith(`#/components/schemas/${about}`)))
    .map((item) => `${item.expectation.kind}: ${item.name.replace(/^\w+ /, '')}`)
interface Later {
  readonly paths: Record<string, { get: { parameters: { in: string; schema: { maximum: number; enum: string[] } }[] } }>
}
const kinds = (operationId: string, name: string) => of(operationId).find((item) => item.name === name)?.expectation

describe('the cases of a body', () => {
  test('hold every named example', () => {
    const bodies = of('addBook').filter(({ name }) => name.startsWith('accepts the example'))
    expect(bodies.map(({ call }) => call.body)).toEqual([
      { title: 'A house', format: { kind: 'paper', pages: 12 }, state: 'new' },
      { title: 'A voice', format: { kind: 'sound', minutes: 1.5 }, state: 'lent', due: '2026-03-01' },
    ])
  })

  test('hold both sides of a bound and of a multiple', () => {
    expect(outcomes('addBook', 'BookRequest/properties/weight/')).toEqual(
      expect.arrayContaining([
        'accepted: /weight just inside its minimum 24',
        'refused: /weight just outside its minimum 24',
        'accepted: /weight just inside its maximum 48',
        'refused: /weight just outside its maximum 48',
        'refused: /weight set to 42, no multiple of 12',
      ]),
    )
  })

  test('break a bound by the smallest step that keeps to the multiple', () => {
    const bodies = of('addBook').filter(({ name }) => name.includes('/weight just outside its minimum'))
    expect(bodies.map(({ call }) => (call.body as { weight: number }).weight)).toEqual([12])
  })

  test('hold every member of an enumeration and one stranger', () => {
    expect(outcomes('addBook', 'BookRequest/properties/state/enum')).toEqual(
      expect.arrayContaining([
        'accepted: /state set to "lent"',
        'accepted: /state set to "lost"',
        'refused: /state set to "new-and-more", which is no member',
      ]),
    )
  })

  test('hold both sides of a length, a list length, a pattern and a format', () => {
    expect(outcomes('addBook', 'BookRequest/properties/')).toEqual(
      expect.arrayContaining([
        'accepted: /title of 20 characters',
        'refused: /title of 21 characters',
        'refused: /title of 0 characters',
        'accepted: /tags with 3 items',
        'refused: /tags with 4 items',
        'refused: /tags with the same item twice',
        'refused: /shelf set to "not of this form", against its pattern ^[A-Z][0-9]{2}$',
        'refused: /due set to "not of this form", against its format date',
      ]),
    )
  })

  test('hold null where it is allowed, and where it is not', () => {
    const names = outcomes('addBook', 'BookRequest/properties/')
    expect(names).toContain('accepted: /shelf set to null')
    expect(names).toContain('refused: /title set to null')
  })

  test('hold wrong types, a fraction for an integer, and an unknown property', () => {
    expect(outcomes('addBook', '')).toEqual(
      expect.arrayContaining([
        'refused: /title set to the number 1',
        'refused: /copies set to the text "1"',
        'refused: /copies set to 1.5',
        'refused: the body with the unknown property unexpectedProperty',
        'refused: /format (kind=sound) with the unknown property unexpectedProperty',
      ]),
    )
  })

  test('drop every property once, required and optional', () => {
    const optional = ['shelf', 'tags', 'weight', 'copies', 'sequel'].map((name) => `accepted: the body without ${name}`)
    const required = ['title', 'format', 'state'].map((name) => `refused: the body without ${name}`)
    expect(outcomes('addBook', 'BookRequest/')).toEqual(expect.arrayContaining([...optional, ...required]))
  })

  test('drop a property also where rules keep it out of a full body', () => {
    const dropped = of('addBook').filter(({ about }) => about.some((pointer) => pointer.endsWith('/due/absent')))
    expect(dropped.map(({ expectation }) => expectation.kind)).toContain('refused')
  })

  test('hold a type that no branch of a union allows', () => {
    const either = structuredClone(fixture)
    Object.assign(either.components.schemas.Paper.properties, {
      pages: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    })
    const wrong = deriveCases(readDocument(either), { operations: ['addBook'] }).filter(
      ({ bodyPointer, kind }) => bodyPointer === '/format/pages' && kind === 'wrong type',
    )
    expect(wrong.map(({ name }) => name)).toEqual(['refuses /format/pages (kind=paper, string) set to true'])
    expect(wrong[0]?.about).toEqual(['oneOf/0/type', 'oneOf/1/type'].map((each) => `${pages}/${each}`))
  })

  test('take every branch of a union, and combine the branches', () => {
    expect(outcomes('addBook', 'Format')).toEqual(
      expect.arrayContaining([
        'accepted: /format (kind=paper) with every property',
        'accepted: /format (kind=sound) with every property',
        'refused: /format (kind=paper) with minutes set to 599.5',
      ]),
    )
  })

  test('break every demand of a rule between fields, and keep it for every member', () => {
    expect(outcomes('addBook', 'BookRequest/then/required/due')).toContain('refused: the body without due')
    expect(outcomes('addBook', 'BookRequest/else/properties/due')).toContain(
      'refused: the body with state set to "new"',
    )
    const lent = of('addBook').find(({ name }) => name === 'accepts /state set to "lent"')
    expect(lent?.call.body).toMatchObject({ state: 'lent', due: '2026-03-01' })
  })

  test('break one rule at a time, where the other fields can be chosen so', () => {
    const format = of('addBook').find(({ name }) => name.startsWith('refuses /due set to "not of this form"'))
    expect(format?.call.body).toMatchObject({ state: 'lent' })
  })

  test('probe a schema that operations share in each, whichever of them is asked for', () => {
    const bodies = (id: string) => outcomes(id, 'BookRequest/')
    expect(bodies('replaceBook')).toEqual(bodies('addBook'))
    const alone = deriveCases(readDocument(fixture), { operations: ['replaceBook'] })
    expect(alone.map(({ id, call }) => [id, call])).toEqual(of('replaceBook').map(({ id, call }) => [id, call]))
  })

  test('probe what stands at two pointers once, and touch it at the other', () => {
    const titles = of('addBook').filter(({ bodyPointer }) => bodyPointer?.endsWith('/title'))
    const deep = titles.filter(({ bodyPointer }) => bodyPointer !== '/title')
    expect(titles.length).toBeGreaterThan(3)
    expect(deep).toEqual([])
  })

  test('enter a schema that holds itself no deeper than once', () => {
    const deep = of('addBook').filter(({ call }) => JSON.stringify(call.body ?? null).split('sequel').length > 3)
    expect(deep).toEqual([])
  })
})

describe('the cases of a request', () => {
  test('give every path parameter a value of its own', () => {
    const [first] = of('removeBook')
    expect(new Set(Object.values(first?.call.path ?? {})).size).toBe(2)
  })

  test('hold reserved characters, refused where a format forbids them', () => {
    expect(kinds('removeBook', 'accepts the path parameter bookId holding reserved characters')?.kind).toBe('accepted')
    expect(kinds('removeBook', 'refuses the path parameter libraryId holding reserved characters')?.kind).toBe(
      'refused',
    )
  })

  test('hold path values that no request can carry', () => {
    expect(kinds('removeBook', 'does not send the path parameter bookId set to ".."')?.kind).toBe('unsendable')
  })

  test('hold both sides of the bounds of a query parameter, and no type that text cannot show', () => {
    const names = of('listBooks').map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'accepts the query parameter limit just inside its maximum 100',
        'refuses the query parameter limit just outside its maximum 100',
        'accepts the query parameter order set to "asc"',
        'refuses the query parameter limit set to 1.5',
      ]),
    )
    expect(names.filter((name) => name.includes('order set to the number'))).toEqual([])
  })

  test('hold no body, another media type, another method and wrong credentials', () => {
    expect(kinds('addBook', 'refuses a request without its body')).toEqual({ kind: 'refused', statuses: [400] })
    expect(kinds('addBook', 'refuses a body of another media type')).toEqual({ kind: 'refused', statuses: [400] })
    expect(kinds('addBook', 'refuses the undeclared method PUT')).toEqual({ kind: 'refused', statuses: [405] })
    expect(kinds('addBook', 'refuses a request without credentials')).toEqual({ kind: 'refused', statuses: [401] })
    expect(kinds('addBook', 'refuses a credential of another scheme')).toEqual({ kind: 'refused', statuses: [401] })
  })

  test('ask for every example of every status and media type', () => {
    const names = of('removeBook').map(({ name }) => name)
    expect(names).toContain('resolves to the payload of the documented 200 of application/json, gone')
    expect(names).toContain('rejects with the documented 429 of text/html, slow')
    expect(of('listBooks').map(({ name }) => name)).toContain(
      'resolves to the payload of the documented 200 of application/json, none',
    )
  })

  test('hold JSON that breaks off, a secret that nobody was given, and an object that is not there', () => {
    expect(kinds('addBook', 'refuses a body that breaks off')).toEqual({ kind: 'refused', statuses: [400] })
    expect(kinds('addBook', 'refuses a credential that nobody was given')?.kind).toBe('refused')
    expect(of('getBook').filter(({ kind }) => kind === 'unknown object')).toHaveLength(1)
  })

  test('have names and ids that tell them apart', () => {
    for (const id of ['listBooks', 'addBook', 'getBook', 'replaceBook', 'removeBook']) {
      const names = of(id).map(({ name }) => name)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })

  test('have ids that say what they are, and stay the same', () => {
    expect(of('addBook').find(({ name }) => name === 'refuses a body that breaks off')?.id).toMatch(
      /^addBook\/malformed-body\/[0-9a-f]{8}$/,
    )
    expect(deriveCases(readDocument(fixture)).map(({ id }) => id)).toEqual(cases.map(({ id }) => id))
  })

  test('have ids that outlive another bound, a member before the others, and other words', () => {
    const later = structuredClone(fixture) as unknown as Later
    const query = later.paths['/v1/libraries/{libraryId}/books']?.get.parameters.filter((each) => each.in === 'query')
    const [limit, order] = query ?? []
    if (limit) limit.schema.maximum += 50
    order?.schema.enum.unshift('random')
    const idsOf = (found: readonly Case[], kind: string) =>
      found.filter((item) => item.operation.id === 'listBooks' && item.kind === kind).map(({ id }) => id)
    const laterCases = deriveCases(readDocument(later as never))
    expect(idsOf(laterCases, 'bound')).toEqual(idsOf(cases, 'bound'))
    expect(idsOf(laterCases, 'member')).toHaveLength(idsOf(cases, 'member').length + 1)
    const named = (found: readonly Case[], name: string) =>
      found.find((item) => item.operation.id === 'listBooks' && item.name === name)?.id
    for (const name of ['asc', 'desc'].map((member) => `accepts the query parameter order set to "${member}"`)) {
      expect(named(laterCases, name)).toBe(named(cases, name))
    }
  })

  test('say what the server has to do, and nothing of a client', () => {
    const live = cases.filter(({ kind, modes }) => kind !== 'unsendable' && modes.some((mode) => mode !== 'mock'))
    const verbs = live.map(({ name }) => name.replace(/ .*/, ''))
    expect(of('listBooks')[0]?.name).toBe('200, body matches the schema')
    expect(new Set(verbs)).toEqual(new Set(['200,', '204,', '404', 'accepts', 'refuses']))
  })
})

describe('where a case can be run', () => {
  const inMode = (mode: Mode, id: string) => of(id).filter(({ modes }) => modes.includes(mode))
  const kindsIn = (mode: Mode, id: string) => new Set(inMode(mode, id).map(({ kind }) => kind))

  test('without changing anything: reading, and asking by a POST that is marked as safe to repeat', () => {
    const operations = cases.filter(({ modes }) => modes.includes('read-only')).map(({ operation }) => operation.id)
    expect(new Set(operations)).toEqual(new Set(['listBooks', 'getBook', 'searchBooks']))
  })

  test('without changing anything: no method that is not declared', () => {
    expect(kindsIn('read-only', 'listBooks')).not.toContain('undeclared method')
    expect(kindsIn('writing', 'listBooks')).toContain('undeclared method')
  })

  test('against a mock: not what it cannot judge', () => {
    const beyond = ['malformed body', 'wrong secret', 'unknown object']
    expect(beyond.filter((kind) => kindsIn('mock', 'searchBooks').has(kind as never))).toEqual([])
    expect(kindsIn('read-only', 'searchBooks')).toContain('malformed body')
    expect(kindsIn('read-only', 'getBook')).toContain('unknown object')
  })

  test('against a server: no answer that only a mock gives when it is asked for', () => {
    expect(kindsIn('mock', 'removeBook')).toContain('status')
    expect(kindsIn('writing', 'removeBook')).not.toContain('status')
  })
})
