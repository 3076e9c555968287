import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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

/** The reports of a package, with some files changed. */
function reportsWith(changes: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'reported-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files, ...changes })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return makeReports(new Map([[folder, manifest]])).get(folder)
}

test('a report shows what people wrote, with the types that it needs, and leaves out what a document decides', () => {
  const reports = reportsWith()
  expect([...(reports?.keys() ?? [])]).toEqual(['.', './jobs'])
  expect(
    reports?.get('.')?.text,
  ).toBe(`<!-- What @made-up/client exports. \`pnpm changes\` writes this file; its diff is to be reviewed. -->

\`\`\`ts
export function list(): Alert[];

// The document decides the other declarations, which are generated from it.
\`\`\`
`)
  expect(
    reports?.get('./jobs')?.text,
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

test.each([
  ['a comment', 'dist/index.d.ts', 'One.', 'Two.', []],
  ['a declaration that no entry leads to', 'dist/schema.d.ts', 'x: 1', 'x: 2', []],
  ['a generated declaration', 'dist/schema.d.ts', 'id: string', 'id?: string', ['.', './jobs']],
  ['a type that is not exported', 'dist/options.d.ts', 'signal?:', 'signal:', ['./jobs']],
  ['a deprecation', 'dist/jobs.d.ts', '@deprecated', '', ['./jobs']],
] as const)('%s changes the hashes of the entries that show it to users', (_, file, from, to, expected) => {
  const [before, after] = [reportsWith(), reportsWith({ [file]: files[file].replace(from, to) })]
  const changed = [...(before?.keys() ?? [])].filter(
    (subpath) => before?.get(subpath)?.hash !== after?.get(subpath)?.hash,
  )
  expect(changed).toEqual(expected)
})
