import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf } from '@clouddb/spec/document/operations'
import { describe, expect, test } from 'vitest'
import { apis, complaintsAbout, documentOf } from '../../spec/test/facts/documents.ts'
import { type ApiName, goldens } from '../src/goldens.ts'
import { forbiddenImports } from './imports.ts'
import { type Documented, missingGoldens } from './missing-goldens.ts'

/** The operations of a document: the guard looks at them, the goldens do not. */
const operationsIn = (api: ApiName, locate: (pointer: string) => string): Documented[] =>
  operationsOf(documentOf(api)).map(({ id, pointer }) => ({ api, operation: id, location: locate(pointer) }))

/** Operations that have all their goldens. */
const complete: Documented[] = apis.flatMap((api) => {
  const ids = new Set(goldens.flatMap((golden) => (golden.api === api ? golden.operation : [])))
  return [...ids].map((operation) => ({ api, operation, location: `#/${operation}` }))
})

describe('the goldens', () => {
  test('are six at least for each operation, in all three kinds, and speak of no other', async () => {
    const complaints = await complaintsAbout((api, locate) =>
      missingGoldens(
        operationsIn(api, locate),
        goldens.filter((golden) => golden.api === api),
      ),
    )
    expect(complaints).toEqual([])
  })

  test('are asked for once, with the operation and the file, where an operation has none or too few', () => {
    const createGadget = {
      api: 'observability-oss',
      operation: 'createGadget',
      location: 'openapi/a.yaml:7:5',
    } as const
    expect(missingGoldens([...complete, createGadget], goldens)).toEqual([
      'openapi/a.yaml:7:5: createGadget has 0 goldens, none of the kind request or response or refused. ' +
        'Write at least 6, of all three kinds, from the sources and not from the document, ' +
        'and list them in packages/internal/goldens/operations/observability-oss.ts.',
    ])
    const few = goldens.filter(({ operation }, index) => operation !== 'deleteKey' || index % 5 === 0)
    expect(missingGoldens(complete, few)).toEqual([expect.stringMatching(/^#\/deleteKey: deleteKey has/)])
  })

  test('are taken back once where their operation is gone', () => {
    const rest = complete.filter(({ operation }) => operation !== 'deleteKey')
    expect(missingGoldens(rest, goldens)).toEqual([
      expect.stringContaining('packages/internal/goldens/operations/management.ts: there are goldens of deleteKey'),
    ])
  })

  test('have a name of their own within their operation', () => {
    const names = goldens.map(({ api, operation, kind, name }) => `${api} ${operation}, ${kind}: ${name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('are all put to the mock, but for what it is known to judge wrongly', () => {
    const reasons = goldens.flatMap((golden) => ('unjudged' in golden ? [golden.unjudged] : []))
    expect(new Set(reasons)).toEqual(
      new Set([
        'The mock takes a secret with a colon for no credential.',
        'Servers of this deployment refuse an id that is not 24 hexadecimal digits.',
      ]),
    )
  })

  test('are all answered as a document describes it, but for what none does', () => {
    const reasons = goldens.flatMap((golden) => ('undescribed' in golden ? [golden.undescribed] : []))
    expect(new Set(reasons)).toEqual(
      new Set([
        'A gateway answers in place of the server.',
        'A map of data has the keys of its owner.',
        'An answer may come without its body.',
        'Nobody has said of which operations it is a status.',
        'Servers of tomorrow send what nobody has listed.',
        'The pieces of a body on the wire are none of a document.',
        'The published document says so, and live servers do otherwise.',
        'To walk a list takes the ids of its items, and no more is shown.',
      ]),
    )
  })

  test('answer as live servers do', () => {
    const answers = goldens
      .flatMap((golden) => ('answers' in golden ? golden.answers : []))
      .map((answer) => answer.join('\n'))
    const seen: readonly [what: string, bytes: RegExp][] = [
      ['a 401 in text', /^HTTP\/1\.1 401 .*\ncontent-type: text\/plain.*\n\nUnauthorized$/],
      ['a 404 in HTML', /^HTTP\/1\.1 404 .*\ncontent-type: text\/html.*\n\n<!DOCTYPE html>/],
      ['a 404 in text', /^HTTP\/1\.1 404 .*\ncontent-type: text\/plain.*\n\nNot Found$/],
      ['a bare 429', /^HTTP\/1\.1 429 .*\n\n\{"error":"TOO_MANY_REQUESTS"\}$/s],
      ['a 429 in text', /^HTTP\/1\.1 429 .*\n\nToo many requests, please try again later\.$/s],
      ['a null where a list belongs', /^HTTP\/1\.1 200 .*"ipAccessList":null/s],
      ['a value of an enum that nobody has listed', /^HTTP\/1\.1 200 .*"state":"softdeleting"/s],
      ['a count as text', /^HTTP\/1\.1 200 .*"series_0\.data":"42"/s],
    ]
    expect(seen.filter(([, bytes]) => !answers.some((answer) => bytes.test(answer))).map(([what]) => what)).toEqual([])
  })
})

describe('the sources of the goldens', () => {
  const room = join(import.meta.dirname, '..')

  test('import no document, nothing that is generated from one, and nothing that could read one', () => {
    const sources = ['operations', 'src/goldens'].flatMap((folder) =>
      readdirSync(join(room, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(room, folder, name)),
    )
    expect(sources).toContain(join(room, 'operations/management.ts'))
    expect([...new Set(sources.flatMap((source) => forbiddenImports(source, room)))]).toEqual([])
  })

  test.for([
    [
      "import document from '@clouddb/management/openapi.json' with { type: 'json' }",
      '@clouddb/management/openapi.json',
    ],
    ["import { readDocument } from '@clouddb/contract'", '@clouddb/contract'],
    ["import type { Dashboard } from '@clouddb/observability-oss/types'", '@clouddb/observability-oss/types'],
    [
      "export { definition } from '../../management/src/generated/definition.ts'",
      '../../management/src/generated/definition.ts',
    ],
    ["import {\n  readFileSync,\n} from 'node:fs'", 'node:fs'],
    ["import { facts } from '../src/facts.ts'", '../src/facts.ts'],
    ["import '../document.json'", '../document.json'],
    ["const document = await import('@clouddb/contract')", 'without an import statement'],
    ["const document = require('../openapi.json')", 'without an import statement'],
  ])('are noticed when they hold: %s', ([written = '', named = '']) => {
    const sources: Record<string, string> = {
      '/room/src/goldens.ts': "import { oss } from '../operations/oss.ts'\n",
      '/room/operations/oss.ts': `${written}\n`,
    }
    // Written a file deeper than where the walk starts.
    const forbidden = forbiddenImports('/room/src/goldens.ts', '/room', (file) => sources[file] ?? '')
    expect(forbidden).toEqual([expect.stringContaining(named)])
  })
})
