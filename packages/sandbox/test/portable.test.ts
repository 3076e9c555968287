import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The modules from elsewhere, and the sources, that a source leads to when it is run. */
function reached(file: URL, found = new Map<string, string>(), outside = new Set<string>()) {
  if (found.has(file.href)) return { found, outside }
  const source = readFileSync(file, 'utf8')
  found.set(file.href, source)
  for (const [, types, name = ''] of source.matchAll(/^(?:import|export) (type )?(?:[^'"]*?from )?'([^']+)'/gm)) {
    if (types !== undefined) continue
    if (name.startsWith('.')) reached(new URL(name, file), found, outside)
    else outside.add(name)
  }
  return { found, outside }
}

const { found, outside } = reached(new URL('../src/index.ts', import.meta.url))

test('the kit imports a validator, a parser and the documents, which are built in: nothing of Node', () => {
  expect(found.size).toBeGreaterThan(40)
  expect([...outside].toSorted()).toEqual([
    '@clouddb/management/openapi.json',
    '@clouddb/observability-cloud/openapi.json',
    '@clouddb/observability-oss/openapi.json',
    'lucene',
    'zod/v3',
  ])
})

test('the kit names no global that a runtime lacks, and no clock or chance beside its own', () => {
  const foreign = /\b(?:process\.|Buffer\b|require\(|setImmediate\b|__dirname\b|import\.meta|Math\.random|crypto\.)/
  const named = [...found].filter(([, source]) => foreign.test(source)).map(([file]) => file)
  expect(named).toEqual([])
  const timed = [...found].filter(([, source]) => /Date\.now\(|new Date\(\)/.test(source)).map(([file]) => file)
  expect(timed.map((file) => file.split('/src/')[1]).toSorted()).toEqual(['clock.ts', 'seed/create-seed.ts'])
})
