import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const spec = '@clouddb/spec/'

/** The files that a source imports when it runs, and the packages outside. The build inlines the reader of documents. */
function reached(file: URL, found = new Map<string, string>(), outside = new Set<string>()) {
  if (found.has(file.href)) return { found, outside }
  const source = readFileSync(file, 'utf8')
  found.set(file.href, source)
  for (const [, types, name = ''] of source.matchAll(/^(?:import|export) (type )?(?:[^'"]*?from )?'([^']+)'/gm)) {
    if (types !== undefined) continue
    if (name.startsWith('.')) reached(new URL(name, file), found, outside)
    else if (name.startsWith(spec))
      reached(new URL(`../../internal/spec/src/${name.slice(spec.length)}.ts`, import.meta.url), found, outside)
    else outside.add(name)
  }
  return { found, outside }
}

const { found, outside } = reached(new URL('../src/index.ts', import.meta.url))

test('the library imports the documents, a validator and a parser, and nothing of Node', () => {
  expect(found.size).toBeGreaterThan(30)
  expect([...outside].toSorted()).toEqual([
    '@clouddb/management/openapi.json',
    '@clouddb/observability-cloud/openapi.json',
    '@clouddb/observability-oss/openapi.json',
    'lucene',
    'zod/v3',
  ])
})

test('the library uses no global that a runtime lacks, and no clock or random number but its own', () => {
  const foreign = /\b(?:process\.|Buffer\b|require\(|setImmediate\b|__dirname\b|import\.meta|Math\.random|crypto\.)/
  const named = [...found].filter(([, source]) => foreign.test(source)).map(([file]) => file)
  expect(named).toEqual([])
  const timed = [...found].filter(([, source]) => /Date\.now\(|new Date\(\)/.test(source)).map(([file]) => file)
  expect(timed.map((file) => file.split('/src/')[1]).toSorted()).toEqual(['clock.ts', 'seed/create-seed.ts'])
})
