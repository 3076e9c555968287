import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// `.ci/import-rules.ts` forbids imports of Node. The build inlines the telemetry and the reader of documents.
const root = fileURLToPath(new URL('../../', import.meta.url))
const patterns = [
  'sandbox/src/**/*.ts',
  'internal/telemetry/src/**/*.ts',
  'internal/document/src/{located,openapi,operations,pointer,references}.ts',
]
const library = globSync(patterns, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/src\/(command\/|bin\.ts)/.test(file))
const isIn = (file: string, word: RegExp) => word.test(readFileSync(root + file, 'utf8'))
const filesWith = (word: RegExp) => library.filter((file) => isIn(file, word)).toSorted()

test('the command uses nothing that Node 20 lacks', () => {
  const files = globSync('sandbox/src/**/*.ts', { cwd: root }).filter((file) => !file.includes('browser'))
  expect(files.length).toBeGreaterThan(90)
  expect(files.filter((file) => isIn(file, /\b(?:(?:Map|Object)\.groupBy|withResolvers|fromAsync)\b/))).toEqual([])
})

test('the library uses no global that a runtime lacks, and no clock or random number but its own', () => {
  expect(library.length).toBeGreaterThan(30)
  const foreign = /\b(?:process\.|Buffer\b|require\(|setImmediate\b|__dirname\b|import\.meta|Math\.random|crypto\.)/
  expect(filesWith(foreign)).toEqual([])
  const clocks = ['sandbox/src/clock.ts', 'sandbox/src/seed/create-seed.ts', 'sandbox/src/seed/demo-seed.ts']
  expect(filesWith(/Date\.now\(|new Date\(\)/)).toEqual(clocks)
})
