import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiNames } from '../apis.ts'

const repository = fileURLToPath(new URL('../../../../..', import.meta.url))
const own = 'packages/internal/mutation/src'
/** Everything that a verdict can depend on, by class: a change of anything else lets it stand. */
const everyClass = [
  'pnpm-lock.yaml',
  'packages/client-core/dist',
  'packages/contract/dist',
  'packages/internal/spec/src/document',
  'packages/internal/goldens/src',
  'packages/internal/goldens/operations',
  'packages/internal/goldens/src/mock',
  ...['apis.ts', 'mutant.ts', 'document', 'suites', 'judges/judge.ts'].map((path) => `${own}/${path}`),
]
const byClass = {
  document: [
    'openapi/lint',
    'openapi/redocly.yaml',
    'packages/internal/spec/src/generator',
    'packages/internal/packed/compilers/programs',
    'packages/internal/spec/facts',
    `${own}/operators`,
    ...['document.ts', 'document-mutant.ts'].map((file) => `${own}/judges/${file}`),
    ...apiNames.map((api) => `packages/${api}/src`),
  ],
  server: [`${own}/operators`, `${own}/judges/document.ts`, `${own}/judges/server.ts`],
  wire: [`${own}/faults`, `${own}/judges/wire.ts`],
  client: [`${own}/faults`, `${own}/judges/client.ts`, 'packages/internal/spec/src/generator'],
}
const hashes = new Map()
/** Tells whether a verdict of an earlier run still holds: the same key, the same verdict. */
export function keyOf(kind, api) {
  const documents = kind === 'document' ? apiNames : [api]
  const paths = [
    ...everyClass,
    ...byClass[kind],
    ...documents.map((name) => `packages/${name}/openapi.json`),
    `packages/${api}/dist`,
  ]
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path} ${hashOf(path)}\n`)
  return hash.digest('hex').slice(0, 16)
}
function hashOf(path) {
  const known = hashes.get(path)
  if (known !== undefined) return known
  const whole = join(repository, path)
  const files =
    existsSync(whole) && statSync(whole).isDirectory() ? globSync('**/*.*', { cwd: whole }).toSorted() : ['']
  const hash = createHash('sha256')
  for (const file of files) {
    const full = join(whole, file)
    if (existsSync(full) && statSync(full).isFile()) hash.update(file).update(readFileSync(full))
  }
  const digest = hash.digest('hex')
  hashes.set(path, digest)
  return digest
}
