import { describe, expect, test } from 'vitest'
import { type Case, type CaseResult, contractKeys, createCoverage, deriveCases, readDocument } from '../src/index.ts'
import { fixture } from './fixture.ts'

type Result = Pick<CaseResult, 'complaints' | 'answer' | 'seen'>

const document = readDocument(fixture)
const cases = deriveCases(document).filter(({ modes }) => modes.includes('mock'))
const idsIn = (raw: object): string[] => contractKeys(readDocument(raw)).map(({ id }) => id)
const schemas = '#/components/schemas'

const answered = (status: number, seen: readonly string[] = []): Result => ({
  complaints: [],
  seen,
  answer: { status, headers: {}, text: '' },
})

/** The part of a passed result that the coverage reads. */
function passed({ expectation }: Case): Result {
  if (expectation.kind === 'unsendable') return { complaints: [], seen: [] }
  return answered(expectation.kind === 'answered' ? expectation.answer.status : 200)
}

/** The keys that a mock can reach, but that these cases do not reach although all of them pass. */
function unreachedBy(some: readonly Case[], of = document): string[] {
  const coverage = createCoverage(of, 'mock')
  for (const item of some) coverage.add(item, passed(item))
  const left = coverage.keys().filter(({ key, reached }) => !reached && key.modes.includes('mock'))
  return left.filter(({ key }) => key.kind !== 'property').map(({ key }) => key.id)
}

/** A changed copy of the fixture. */
function changed(change: (raw: typeof fixture) => void): typeof fixture {
  const copy = structuredClone(fixture)
  change(copy)
  return copy
}

describe('the keys of a document', () => {
  test('contain each kind of case that applies to an operation', () => {
    const kinds = (id: string) =>
      idsIn(fixture)
        .filter((key) => key.startsWith(`case ${id} `))
        .map((key) => key.slice(`case ${id} `.length))
    expect(kinds('removeBook').toSorted()).toEqual(
      [
        ...['good call', 'bound per call', 'status', 'undeclared method', 'reserved characters', 'unsendable'],
        ...['format', 'no credentials', 'wrong scheme', 'garbage credentials', 'wrong secret'],
      ].toSorted(),
    )
    expect(kinds('listBooks')).toEqual(expect.arrayContaining(['parameter set', 'bound', 'member']))
    expect(kinds('getBook')).toContain('unknown object')
    expect(kinds('addBook')).toEqual(
      expect.arrayContaining([
        ...['full body', 'minimal body', 'example', 'optional absent', 'required absent', 'unknown property'],
        ...['wrong type', 'null', 'member', 'bound', 'multiple', 'length', 'items', 'pattern', 'format', 'branch'],
        ...['rule', 'no body', 'malformed body', 'media type'],
      ]),
    )
  })

  const limit = '#/paths/~1v1~1libraries~1%7BlibraryId%7D~1books/get/parameters/0/schema/maximum'
  const removal = '#/paths/~1v1~1libraries~1%7BlibraryId%7D~1books~1%7BbookId%7D/delete'
  test.for([
    [
      'both sides of a constraint, in bodies and in parameters',
      `body addBook accepted ${schemas}/BookRequest/properties/weight/maximum/inside`,
      `body addBook refused ${schemas}/BookRequest/properties/weight/maximum`,
      `body addBook accepted ${schemas}/BookRequest/properties/state/enum/2`,
      `body addBook accepted ${schemas}/BookRequest/properties/tags/absent`,
      `body addBook refused ${schemas}/BookRequest/required/title`,
      `body addBook refused ${schemas}/BookRequest/properties/title/type/null`,
      `body addBook accepted ${schemas}/BookRequest/properties/shelf/type/null`,
      `body addBook refused ${schemas}/BookRequest/then/required/due`,
      `body replaceBook accepted ${schemas}/Format/oneOf/1`,
      `parameter listBooks accepted ${limit}/inside`,
      `parameter listBooks refused ${limit}`,
    ],
    [
      'every status, every example and every property of an answer',
      'status removeBook 429',
      `status removeBook answered ${removal}/responses/429/content/text~1html/examples/slow`,
      `property ${schemas}/Book/properties/title`,
      `property ${schemas}/Shelf/properties/row`,
      'property #/components/responses/BadRequest/content/application~1json/schema/properties/error',
    ],
  ])('contain %s', ([, ...ids]) => {
    expect(idsIn(fixture)).toEqual(expect.arrayContaining(ids))
  })

  test('have the modes that can reach them', () => {
    const modesOf = (id: string) => contractKeys(document).find((key) => key.id === id)?.modes
    expect(modesOf('case addBook good call')).toEqual(['mock', 'writing'])
    expect(modesOf('case getBook good call')).toEqual(['mock', 'read-only', 'writing'])
    expect(modesOf('case searchBooks malformed body')).toEqual(['read-only', 'writing'])
    expect(modesOf('status removeBook 429')).toEqual(['mock'])
    expect(modesOf('status getBook 404')).toEqual(['mock', 'read-only', 'writing'])
    expect(modesOf('status addBook 401')).toEqual(['mock', 'writing'])
    expect(modesOf(`property ${schemas}/Book/properties/title`)).toEqual(['mock', 'read-only', 'writing'])
  })
})

describe('the derived cases', () => {
  test('reach every key of the document', () => {
    expect(unreachedBy(cases)).toEqual([])
  })

  test.for<[string, (item: Case) => boolean, readonly string[]]>([
    [
      'a constraint',
      ({ name }) => name.includes('/weight just outside its maximum'),
      ['addBook', 'replaceBook'].map((id) => `body ${id} refused ${schemas}/BookRequest/properties/weight/maximum`),
    ],
    [
      'a branch in one operation',
      ({ operation, name }) => operation.id !== 'addBook' && name.includes('kind=sound'),
      [`body replaceBook accepted ${schemas}/Format/oneOf/1`],
    ],
    ['a kind of case', ({ kind }) => kind === 'wrong scheme', ['case removeBook wrong scheme']],
  ])('miss keys if %s has no case', ([, isMissing, keys]) => {
    expect(unreachedBy(cases.filter((item) => !isMissing(item)))).toEqual(expect.arrayContaining([...keys]))
  })

  test('miss keys if they do not support a keyword', () => {
    const strange = readDocument(
      changed(({ components }) => Object.assign(components.schemas.BookRequest, { contains: {} })),
    )
    const derived = deriveCases(strange).filter(({ modes }) => modes.includes('mock'))
    expect(unreachedBy(derived, strange)).toEqual(
      ['addBook', 'replaceBook'].flatMap((id) => [
        `case ${id} other constraint`,
        `body ${id} refused ${schemas}/BookRequest/contains`,
      ]),
    )
  })
})

describe('a run', () => {
  const good = cases.find(({ id }) => id.startsWith('getBook/good-call')) as Case
  const row = `${schemas}/Shelf/properties/row`
  const reachedAfter = (result: Result, item = good, mode: 'mock' | 'read-only' = 'mock') => {
    const coverage = createCoverage(document, mode)
    coverage.add(item, result)
    return coverage
      .keys()
      .filter(({ reached }) => reached)
      .map(({ key }) => key.id)
  }

  test('reaches the case, the status and the properties of an answer', () => {
    const keys = ['case getBook good call', 'status getBook 200', `property ${row}`]
    expect(reachedAfter(answered(200, [row]))).toEqual(keys)
  })

  test('reaches nothing by a failed case', () => {
    expect(reachedAfter({ ...answered(200, [row]), complaints: ['the status is 500'] })).toEqual([])
  })

  test('reaches a side of a constraint only if the answer confirms it', () => {
    const reserved = cases.find(({ id }) => id.startsWith('getBook/reserved')) as Case
    const inside = { ...reserved, about: ['#/some/maximum/inside'] }
    expect(reachedAfter(answered(404), inside, 'read-only')).toContain('status getBook 404')
    expect(reachedAfter(answered(400), inside, 'read-only')).toEqual(
      expect.arrayContaining(['case getBook reserved characters', 'status getBook 400']),
    )
  })

  test('has three figures, in total and by kind', () => {
    const coverage = createCoverage(document, 'read-only')
    for (const item of cases) coverage.add(item, passed(item))
    const { keys, reachable, reached, byKind } = coverage.figures()
    expect(reachable).toBeLessThan(keys)
    expect(reached).toBeLessThan(keys)
    const kinds = Object.values(byKind)
    expect(kinds.reduce((sum, count) => sum + count.keys, 0)).toBe(keys)
    expect(kinds.reduce((sum, count) => sum + count.reachable, 0)).toBe(reachable)
    expect(byKind.property).toEqual({ keys: 12, reachable: 10, reached: 0 })
  })
})
