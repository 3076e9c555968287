import { describe, expect, test } from 'vitest'
import { unseenPropertiesOf } from '../src/answer-properties.ts'
import type { Case } from '../src/derivation/case.ts'
import { deriveCases } from '../src/derivation/cases.ts'
import { readDocument } from '../src/document.ts'
import { promisesOf, unkeptOf } from '../src/promises.ts'
import { fixture } from './fixture.ts'

const cases = deriveCases(readDocument(fixture))
const of = (operationId: string): Case[] => cases.filter(({ operation }) => operation.id === operationId)
const outcomes = (operationId: string, about: string): string[] =>
  of(operationId)
    .filter((item) => item.about.some((pointer) => pointer.startsWith(`#/components/schemas/${about}`)))
    .map((item) => `${item.expectation.kind}: ${item.name.replace(/^\w+ /, '')}`)
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
    expect(outcomes('addBook', 'BookRequest/')).toEqual(
      expect.arrayContaining(['refused: the body without title', 'accepted: the body without tags']),
    )
  })

  test('take every branch of a union, and mix the branches', () => {
    expect(outcomes('addBook', 'Format')).toEqual(
      expect.arrayContaining([
        'accepted: /format (kind=paper) full',
        'accepted: /format (kind=sound) full',
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

  test('probe a schema that operations share in the first, and take each part of it in all', () => {
    expect(of('replaceBook').length).toBeLessThan(of('addBook').length / 2)
    expect(outcomes('replaceBook', '')).toEqual(
      expect.arrayContaining([
        'accepted: the body full',
        'accepted: /format (kind=paper) full',
        'accepted: /format (kind=sound) full',
        'refused: /format (kind=paper) set to null',
      ]),
    )
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
    expect(kinds('addBook', 'refuses a credential missing')).toEqual({ kind: 'refused', statuses: [401] })
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

  test('have names that tell them apart', () => {
    for (const id of ['listBooks', 'addBook', 'replaceBook', 'removeBook']) {
      const names = of(id).map(({ name }) => name)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })
})

describe('the promises of a document', () => {
  const pointer = '#/paths/~1v1~1libraries~1%7BlibraryId%7D~1books/post'
  const promised = promisesOf(fixture, pointer)

  test('are all kept by the derived cases', () => {
    const document = readDocument(fixture)
    const unkept = document.operations.flatMap(({ id, pointer: at }) => unkeptOf(id, promisesOf(fixture, at), cases))
    expect(unkept).toEqual([])
  })

  test('are broken by an operation that never takes a branch, although another one does', () => {
    const thinned = cases.filter(({ operation, name }) => operation.id === 'addBook' || !name.includes('kind=sound'))
    const at = '#/paths/~1v1~1libraries~1%7BlibraryId%7D~1books~1%7BbookId%7D/put'
    expect(unkeptOf('replaceBook', promisesOf(fixture, at), thinned)).toContain(
      'accepted: #/components/schemas/Format/oneOf/1',
    )
  })

  test('count both sides of a constraint, members, examples and statuses', () => {
    const words = promised.map(({ outcome, about }) => `${outcome}: ${about.replace('#/components/schemas/', '')}`)
    expect(words).toEqual(
      expect.arrayContaining([
        'accepted: BookRequest/properties/weight/maximum/inside',
        'refused: BookRequest/properties/weight/maximum',
        'accepted: BookRequest/properties/state/enum/2',
        'refused: BookRequest/then/required/due',
        'accepted: Format/oneOf/1',
        `accepted: ${pointer}/requestBody/content/application~1json/examples/sound`,
        `answered: ${pointer}/responses/401/content/text~1plain/examples/closed`,
      ]),
    )
  })

  test('show which constraint lost its case', () => {
    const thinned = of('addBook').filter(({ name }) => !name.includes('/weight just outside its maximum'))
    expect(unkeptOf('addBook', promised, thinned)).toEqual([
      'refused: #/components/schemas/BookRequest/properties/weight/maximum',
    ])
  })

  test('show a keyword that the derivation cannot probe', () => {
    const schema = { ...fixture.components.schemas.BookRequest, propertyNames: { maxLength: 9 } }
    const strange = {
      ...fixture,
      components: { ...fixture.components, schemas: { ...fixture.components.schemas, BookRequest: schema } },
    }
    const derived = deriveCases(readDocument(strange))
    expect(unkeptOf('addBook', promisesOf(strange, pointer), derived)).toEqual([
      'refused: #/components/schemas/BookRequest/propertyNames',
    ])
  })

  test('show a property of an answer that no example has', () => {
    const strange = structuredClone(fixture)
    Object.assign(strange.components.responses.BadRequest.content['application/json'].schema.properties, { code: {} })
    const pointer = '#/components/responses/BadRequest/content/application~1json/schema/properties/code'
    expect(unseenPropertiesOf(readDocument(strange))).toEqual([pointer])
    expect(unseenPropertiesOf(readDocument(fixture))).toEqual([])
  })
})
