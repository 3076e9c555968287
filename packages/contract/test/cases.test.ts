import { describe, expect, test } from 'vitest'
import { goodCaseOf, plainCasesOf } from '../src/derivation/derive-cases.ts'
import { derivedCaseKinds } from '../src/derivation/kinds.ts'
import { type Case, type CaseKind, deriveCases, type Mode, readDocument } from '../src/index.ts'
import { fixture } from './fixture.ts'

const document = readDocument(fixture)
const cases = deriveCases(document)
const pages = '#/components/schemas/Paper/properties/pages'
const of = (operationId: string): Case[] => cases.filter(({ operation }) => operation.id === operationId)
const outcomes = (operationId: string, about: string): string[] =>
  of(operationId)
    .filter((item) => item.about.some((pointer) => pointer.startsWith(`#/components/schemas/${about}`)))
    .map((item) => `${item.expectation.kind}: ${item.name.replace(/^\w+ /, '')}`)
const kinds = (operationId: string, name: string) => of(operationId).find((item) => item.name === name)?.expectation

describe('the cases of a body', () => {
  test('break a bound by the smallest step that is a multiple', () => {
    const bodies = of('addBook').filter(({ name }) => name.includes('/weight just outside its minimum'))
    expect(bodies.map(({ call }) => (call.body as { weight: number }).weight)).toEqual([12])
  })

  // The tests of the coverage check that each side of each constraint has a case. This test checks names and values.
  test('have names with their values', () => {
    expect(outcomes('addBook', '')).toEqual(
      expect.arrayContaining([
        'accepted: /weight just inside its minimum 24',
        'refused: /weight just outside its minimum 24',
        'refused: /weight set to 42, no multiple of 12',
        'accepted: /state set to "lent"',
        'refused: /state set to "new-and-more", which is no member',
        'refused: /state set to "NEW", which is no member',
        'refused: /state set to "new ", which is no member',
        'accepted: /title of 20 characters',
        'refused: /title of 21 characters',
        'refused: /tags with the same item twice',
        'refused: /shelf set to "not of this form", against its pattern ^[A-Z][0-9]{2}$',
        'accepted: /shelf set to null',
        'refused: /title set to the number 1',
        'refused: /copies set to the text "1"',
        'refused: /copies set to 1.5',
        'refused: /format (kind=sound) with the unknown property unexpectedProperty',
        'accepted: the body without shelf',
        'refused: the body without title',
        'refused: /format (kind=paper) with minutes set to 599.5',
      ]),
    )
  })

  test('include a type that no branch of a union allows', () => {
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

  test('break each part of a cross-field rule, and keep the rule for every enum value', () => {
    expect(outcomes('addBook', 'BookRequest/then/required/due')).toContain('refused: the body without due')
    expect(outcomes('addBook', 'BookRequest/else/properties/due')).toContain(
      'refused: the body with state set to "new"',
    )
    const lent = of('addBook').find(({ name }) => name === 'accepts /state set to "lent"')
    expect(lent?.call.body).toMatchObject({ state: 'lent', due: '2026-03-01' })
  })

  test('break one rule at a time, if the other fields allow it', () => {
    const format = of('addBook').find(({ name }) => name.startsWith('refuses /due set to "not of this form"'))
    expect(format?.call.body).toMatchObject({ state: 'lent' })
  })

  test('test a shared schema in each of its operations, also if only one is selected', () => {
    const bodies = (id: string) => outcomes(id, 'BookRequest/')
    expect(bodies('replaceBook')).toEqual(bodies('addBook'))
    const alone = deriveCases(readDocument(fixture), { operations: ['replaceBook'] })
    expect(alone.map(({ id, call }) => [id, call])).toEqual(of('replaceBook').map(({ id, call }) => [id, call]))
  })

  test('of plain kinds are the same if only they are derived', () => {
    const isPlain = ({ kind }: Case) => derivedCaseKinds[kind].isPlain
    const other = readDocument(fixture)
    for (const operation of other.operations)
      expect(plainCasesOf(other, operation).filter(isPlain)).toEqual(
        deriveCases(other, { operations: [operation.id] }).filter(isPlain),
      )
  })

  test('test a schema that occurs twice only at its first pointer', () => {
    const titles = of('addBook').filter(({ bodyPointer }) => bodyPointer?.endsWith('/title'))
    const deep = titles.filter(({ bodyPointer }) => bodyPointer !== '/title')
    expect(titles.length).toBeGreaterThan(3)
    expect(deep).toEqual([])
  })

  test('enter a recursive schema once', () => {
    const deep = of('addBook').filter(({ call }) => JSON.stringify(call.body ?? null).split('sequel').length > 3)
    expect(deep).toEqual([])
  })
})

describe('the cases of a request', () => {
  test('include reserved characters, which are refused if a format forbids them', () => {
    expect(kinds('removeBook', 'accepts the path parameter bookId holding reserved characters')?.kind).toBe('accepted')
    expect(kinds('removeBook', 'refuses the path parameter libraryId holding reserved characters')?.kind).toBe(
      'refused',
    )
  })

  test('include a missing body, another media type, another method and wrong credentials', () => {
    expect(kinds('addBook', 'refuses a request without its body')).toEqual({ kind: 'refused', statuses: [400] })
    expect(kinds('addBook', 'refuses a body of another media type')).toEqual({ kind: 'refused', statuses: [400] })
    expect(kinds('addBook', 'refuses the undeclared method PUT')).toEqual({ kind: 'refused', statuses: [405] })
    expect(kinds('addBook', 'refuses a request without credentials')).toEqual({ kind: 'refused', statuses: [401] })
    expect(kinds('addBook', 'refuses a credential of another scheme')).toEqual({ kind: 'refused', statuses: [401] })
  })

  test('have distinct names and ids', () => {
    for (const id of ['listBooks', 'addBook', 'getBook', 'replaceBook', 'removeBook']) {
      const names = of(id).map(({ name }) => name)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })

  test('begin with the valid call, which can be derived alone', () => {
    const alone = readDocument(fixture)
    for (const operation of alone.operations) {
      const { operation: _, ...good } = goodCaseOf(alone, operation)
      expect(of(operation.id)[0]).toMatchObject(good)
    }
  })

  // Users keep ids in baselines: a literal that changes here breaks them.
  test('have ids that do not change', () => {
    const idOf = (name: string) => of('addBook').find((item) => item.name === name)?.id
    expect(idOf('accepts /state set to "lent"')).toBe('addBook/member/10fd9baf')
    expect(of('listBooks')[0]?.id).toBe('listBooks/good-call/0f6ac126')
  })

  test('keep their ids if a bound, an enum or a name changes', () => {
    const later = JSON.stringify(fixture)
      .replace('"maximum":100', '"maximum":150')
      .replace('["asc",', '["random","asc",')
    const idsOf = (found: readonly Case[], kind: string) =>
      found.filter((item) => item.operation.id === 'listBooks' && item.kind === kind).map(({ id }) => id)
    const laterCases = deriveCases(readDocument(JSON.parse(later)))
    expect(idsOf(laterCases, 'bound')).toEqual(idsOf(cases, 'bound'))
    expect(idsOf(laterCases, 'member')).toHaveLength(idsOf(cases, 'member').length + 1)
    const named = (found: readonly Case[], name: string) =>
      found.find((item) => item.operation.id === 'listBooks' && item.name === name)?.id
    for (const name of ['asc', 'desc'].map((member) => `accepts the query parameter order set to "${member}"`)) {
      expect(named(laterCases, name)).toBe(named(cases, name))
    }
  })

  test('describe the server and not the client', () => {
    const live = cases.filter(({ kind, modes }) => kind !== 'unsendable' && modes.some((mode) => mode !== 'mock'))
    const verbs = live.map(({ name }) => name.replace(/ .*/, ''))
    expect(of('listBooks')[0]?.name).toBe('200, body matches the schema')
    expect(new Set(verbs)).toEqual(new Set(['200,', '204,', '404', 'accepts', 'refuses']))
  })
})

describe('the modes of a case', () => {
  test('read-only: GET, and POST operations that are marked as safe', () => {
    const operations = cases.filter(({ modes }) => modes.includes('read-only')).map(({ operation }) => operation.id)
    expect(new Set(operations)).toEqual(new Set(['listBooks', 'getBook', 'searchBooks']))
  })

  test.for<[Mode, string, CaseKind, isIn: boolean]>([
    // A mock cannot check these.
    ['mock', 'searchBooks', 'malformed body', false],
    ['mock', 'searchBooks', 'wrong secret', false],
    ['mock', 'getBook', 'unknown object', false],
    ['read-only', 'searchBooks', 'malformed body', true],
    ['read-only', 'getBook', 'unknown object', true],
    // Only a mock gives any documented answer.
    ['mock', 'removeBook', 'status', true],
    ['writing', 'removeBook', 'status', false],
    ['read-only', 'listBooks', 'undeclared method', false],
    ['writing', 'listBooks', 'undeclared method', true],
  ])('%s: %s has a case of the kind %j: %j', ([mode, id, kind, isIn]) => {
    expect(of(id).some((item) => item.kind === kind && item.modes.includes(mode))).toBe(isIn)
  })
})

test('no case depends on how a server counts characters outside of the first plane of Unicode', () => {
  const code = { type: 'string', pattern: '^[\\u{1F300}-\\u{1F3FF}a-c]{2,9}$', minLength: 2, maxLength: 9 }
  const content = { 'application/json': { schema: { type: 'object', properties: { code } } } }
  const post = { operationId: 'addCode', requestBody: { content }, responses: { 200: { description: 'Added.' } } }
  const derived = deriveCases(readDocument({ openapi: '3.1.1', paths: { '/codes': { post } } }))
  const texts = derived.flatMap(({ call }) => String(Object(call.body).code ?? []))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => [...text].length !== text.length)).toEqual([])
})
