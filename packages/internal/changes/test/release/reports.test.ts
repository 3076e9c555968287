import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Manifest } from '../../src/release/manifest.ts'
import { makeReports } from '../../src/release/reports.ts'

const manifest: Manifest = {
  name: '@made-up/client',
  version: '1.0.0',
  type: 'module',
  exports: {
    '.': { import: { types: './dist/index.d.ts', default: './dist/index.js' } },
    './jobs': { types: './dist/jobs.d.ts', default: './dist/jobs.js' },
    './openapi.json': './openapi.json',
  },
}

const files = {
  'src/generated/schema.ts': 'export interface Alert { id: string }\n',
  'dist/schema.d.ts': 'export interface Alert { id: string }\ninterface Unseen { x: 1 }\n',
  'dist/index.d.ts':
    "import { Alert } from './schema.js'\nexport { Alert }\n/** One. */\nexport declare function list(): Alert[];\n",
  'dist/jobs.d.ts': `import { Alert } from './schema.js'
import { AlertOptions } from './options.js'
import { Other } from 'other'
export { Other }
/** One. */
export interface Job<T> extends AlertOptions {
  readonly alert: Alert;
  /** @deprecated Use \`alert\`. */
  note?: T;
}
export declare class Failure extends Error {
  constructor(job: Job<string>);
}
`,
  'dist/options.d.ts': 'export interface AlertOptions {\n  signal?: AbortSignal;\n}\n',
}

const changes = [
  ['a comment', 'dist/index.d.ts', 'One.', 'Two.', []],
  ['a declaration that no entry leads to', 'dist/schema.d.ts', 'x: 1', 'x: 2', []],
  ['a generated declaration', 'dist/schema.d.ts', 'id: string', 'id?: string', ['.', './jobs']],
  ['a type that is not exported', 'dist/options.d.ts', 'signal?:', 'signal:', ['./jobs']],
  ['a deprecation', 'dist/jobs.d.ts', '@deprecated', '', ['./jobs']],
] as const

/** The folders of the package as it is, and with each change. One compiler reads all of them. */
const folders = new Map(
  [['', 'dist/index.d.ts', '', ''] as const, ...changes].map(([change, changed, from, to]) => {
    const folder = mkdtempSync(join(tmpdir(), 'reported-'))
    for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), file === changed ? text.replace(from, to) : text)
    }
    return [change as string, folder]
  }),
)
afterAll(() => {
  for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true })
})
const reports = makeReports(new Map([...folders.values()].map((folder) => [folder, manifest])))
const reportsOf = (change: string) => reports.get(folders.get(change) ?? '')

test('a report shows what people wrote, with the types that it needs, and leaves out what a document decides', () => {
  const plain = reportsOf('')
  expect([...(plain?.keys() ?? [])]).toEqual(['.', './jobs'])
  expect(
    plain?.get('.')?.text,
  ).toBe(`<!-- What @made-up/client exports. \`pnpm changes\` writes this file; its diff is to be reviewed. -->

\`\`\`ts
export function list(): Alert[];

// The document decides the other declarations, which are generated from it.
\`\`\`
`)
  expect(
    plain?.get('./jobs')?.text,
  ).toBe(`<!-- What @made-up/client/jobs exports. \`pnpm changes\` writes this file; its diff is to be reviewed. -->

\`\`\`ts
export { Other } from 'other';

interface AlertOptions {
    signal?: AbortSignal;
}

export class Failure extends Error {
    constructor(job: Job<string>);
}

export interface Job<T> extends AlertOptions {
    readonly alert: Alert;
    // @deprecated
    note?: T;
}

// The document decides the other declarations, which are generated from it.
\`\`\`
`)
})

test.each(changes)('%s changes the hashes of the entries that show it to users', (change, _, __, ___, expected) => {
  const [before, after] = [reportsOf(''), reportsOf(change)]
  const changed = [...(before?.keys() ?? [])].filter(
    (subpath) => before?.get(subpath)?.hash !== after?.get(subpath)?.hash,
  )
  expect(changed).toEqual(expected)
})
