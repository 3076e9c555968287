import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { checkFacts, factFigures, facts, factsOf, type Section, sections } from '../../src/facts.ts'
import { apis, complaintsAbout, documentOf } from './documents.ts'

describe('the documents', () => {
  test('say what the interface states, and mark what they say beyond it', async () => {
    const complaints = await complaintsAbout((api, locate) => checkFacts(api, documentOf(api), locate))
    expect(complaints).toEqual([])
  })

  test.each(apis)('are judged by what they say, so that an empty one in place of %s holds no fact', (api) => {
    // Of these the interface document shows nothing, and neither does an empty document.
    const shownByNone = factsOf(api).filter(({ claim }) => claim.kind === 'knows only as a public fact')
    expect(factFigures(api, {}).held).toBe(shownByNone.length)
  })

  test.each(apis)('can be anything in place of %s, however broken', (api) => {
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

describe('the facts', () => {
  test('cover every section of the interface document', () => {
    const covered = new Set(facts.map(({ section }) => section))
    expect(Object.keys(sections).filter((section) => !covered.has(section as Section))).toEqual([])
  })

  test('are written from the interface document: their tables know nothing else', async () => {
    const folder = new URL('../../facts/', import.meta.url)
    const files = await readdir(folder)
    expect(files).not.toEqual([])
    for (const file of files) {
      const text = await readFile(new URL(file, folder), 'utf8')
      const imports = [...text.matchAll(/from '([^']+)'|import\(|require\(/g)].map(([, name]) => name)
      expect(
        imports.filter((name) => !files.some((other) => name === `../../../../interface/test/facts/${other}`)),
      ).toEqual([])
    }
  })

  test('state each thing once', () => {
    const said = facts.flatMap(({ section, apis: which, says }) => which.map((api) => `${api} ${section} ${says}`))
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([])
  })
})
