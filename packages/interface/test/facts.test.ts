import { readdir, readFile } from 'node:fs/promises'
import { bundledDocument } from '@clouddb/mock'
import { describe, expect, test } from 'vitest'
import { type Api, checkFacts, factFigures, facts, factsOf, sections } from '../src/facts.ts'

const apis = ['management', 'observability-cloud', 'observability-oss'] as const
const documents = new Map(apis.map((api) => [api, bundledDocument(`@clouddb/${api}`)]))
const documentOf = (api: Api): object => documents.get(api) ?? {}

describe.each(apis)('the document of %s', (api) => {
  const complaints = checkFacts(api, documentOf(api))
  const stated = Map.groupBy(factsOf(api), ({ section }) => section)
  const rows = [...stated].map(([section, list]) => ({ section, title: sections[section], count: list.length }))

  test.each(rows)('holds the $count facts of section $section, $title', ({ section }) => {
    expect(complaints.filter((complaint) => complaint.startsWith(`Section ${section},`))).toEqual([])
  })

  test('marks what it says beyond the facts as public, or leaves it open', () => {
    expect(complaints.filter((complaint) => complaint.startsWith('#'))).toEqual([])
  })

  test('holds all facts that concern it, as figures', () => {
    const { facts: known, held } = factFigures(api, documentOf(api))
    expect(known).toBe(factsOf(api).length)
    expect(held).toBe(known)
  })

  test('is judged by what it says, so that an empty one holds no fact', () => {
    // Of these the interface document shows nothing, and neither does an empty document.
    const shownByNone = factsOf(api).filter(({ claim }) => claim.kind === 'knows only as a public fact')
    expect(factFigures(api, {}).held).toBe(shownByNone.length)
  })
})

describe('the facts', () => {
  test('cover every section of the interface document', () => {
    expect(new Set<string>(facts.map(({ section }) => section))).toEqual(new Set(Object.keys(sections)))
  })

  test('are written from the interface document: their tables know nothing else', async () => {
    const folder = new URL('../facts/', import.meta.url)
    const files = await readdir(folder)
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const text = await readFile(new URL(file, folder), 'utf8')
      const imports = [...text.matchAll(/from '([^']+)'|import\(|require\(/g)].map(([, name]) => name)
      expect(imports.filter((name) => !files.some((other) => name === `./${other}`))).toEqual([])
    }
  })

  test('state each thing once', () => {
    const said = facts.flatMap(({ section, apis: which, says }) => which.map((api) => `${api} ${section} ${says}`))
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([])
  })

  test('show the service record with its 32 fields', () => {
    const fields = facts.flatMap(({ claim }) =>
      claim.kind === 'is there' && claim.at.path[0] === 'result' && claim.at.path.length === 2 ? claim.at.path[1] : [],
    )
    expect(new Set(fields).size).toBe(32)
  })

  test.each(apis)('can be asked of any document in place of %s, however broken', (api) => {
    const scheme = { type: 'http', scheme: 'basic' }
    const broken = [
      { paths: null, components: [], servers: 'nowhere', tags: [null], security: {} },
      { paths: { '/v1/things': null, '/v1/other': { get: { operationId: 7, responses: { 200: null }, tags: 'x' } } } },
      { components: { schemas: { Loop: { $ref: '#/components/schemas/Loop' }, Nothing: null } } },
      { components: { securitySchemes: { key: scheme }, responses: { Lost: { $ref: '#/nowhere' } } } },
    ]
    for (const document of broken) expect(checkFacts(api, document)).not.toEqual([])
  })
})
