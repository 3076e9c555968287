import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { goldens } from '../src/goldens.ts'
import { strayImports } from './golden-imports.ts'

/** The operations, from the interface document: two of the management API, eleven of either deployment, two more. */
const both = [
  ...['listDashboards', 'createDashboard', 'getDashboard', 'updateDashboard', 'deleteDashboard'],
  ...['listAlerts', 'createAlert', 'getAlert', 'updateAlert', 'deleteAlert', 'listSources'],
]
const operations = [
  ...['updateServiceScaling', 'deleteKey'].map((operation) => ({ api: 'management', operation })),
  ...both.map((operation) => ({ api: 'observability-cloud', operation })),
  ...[...both, 'queryChartSeries', 'listWebhooks'].map((operation) => ({ api: 'observability-oss', operation })),
]

const of = (wanted: { api: string; operation: string }) =>
  goldens.filter(({ api, operation }) => api === wanted.api && operation === wanted.operation)

describe('the goldens', () => {
  test('speak of the 26 operations of the interface, and of no other', () => {
    const spokenOf = new Set(goldens.map(({ api, operation }) => `${api} ${operation}`))
    expect([...spokenOf].toSorted()).toEqual(operations.map(({ api, operation }) => `${api} ${operation}`).toSorted())
    expect(operations).toHaveLength(26)
  })

  test.for(operations)('are six at least for $operation of $api, in all three kinds', (operation) => {
    const stated = of(operation)
    expect(stated.length).toBeGreaterThanOrEqual(6)
    expect(new Set(stated.map(({ kind }) => kind))).toEqual(new Set(['request', 'response', 'refused']))
  })

  test.for(operations)('have a name of their own within $operation of $api', (operation) => {
    const names = of(operation).map(({ kind, name }) => `${kind}: ${name}`)
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
    expect(reasons).toHaveLength(7)
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
    const sources = [
      ...readdirSync(join(room, 'src'))
        .filter((name) => name.startsWith('golden'))
        .map((name) => join(room, 'src', name)),
      ...readdirSync(join(room, 'goldens'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(room, 'goldens', name)),
    ]
    expect(sources.length).toBeGreaterThan(20)
    expect([...new Set(sources.flatMap((source) => strayImports(source, room)))]).toEqual([])
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
  ])('are noticed when they hold: %s', ([planted = '', named = '']) => {
    const sources: Record<string, string> = {
      '/room/src/goldens.ts': "import { oss } from '../goldens/oss.ts'\n",
      '/room/goldens/oss.ts': `${planted}\n`,
    }
    // Planted a file deeper than where the walk starts.
    const stray = strayImports('/room/src/goldens.ts', '/room', (file) => sources[file] ?? '')
    expect(stray).toEqual([expect.stringContaining(named)])
  })
})
