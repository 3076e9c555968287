import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { runNode } from '../install/node.ts'
import {
  folder,
  mustRun,
  pageText,
  readmeOf,
  snippetFiles,
  snippets,
  withoutServer,
  writeSnippets,
} from './snippet-project.ts'
import { startSandbox } from './start-sandbox.ts'

const project = inject('project')
const text = pageText(readmeOf('sandbox'))
const bin = join(project, 'node_modules/@clouddb/sandbox/dist/bin.js')

beforeAll(writeSnippets)

test('the README of the sandbox begins with a test of ten lines', () => {
  const { code = '' } = snippets.find(({ file }) => file === readmeOf('sandbox')) ?? {}
  expect(code.slice(code.indexOf('\ntest(')).trim().split('\n').length).toBeLessThanOrEqual(10)
})

test('the page on faults has a row for each kind of fault', async () => {
  const document = await readFile(join(project, 'node_modules/@clouddb/sandbox/openapi.json'), 'utf8')
  const kinds = Object.keys(JSON.parse(document).components.schemas.Fault.discriminator.mapping)
  const rows = pageText('packages/sandbox/docs/faults.md').matchAll(/^\| `([\w-]+)` \| [A-Z]/gm)
  expect([...rows].map(([, kind]) => kind)).toEqual(kinds)
})

test('the page on the command shows what `--help` prints', async () => {
  const { stdout } = await runNode(folder, [bin, '--help'], withoutServer)
  expect(pageText('packages/sandbox/docs/command.md')).toContain(stdout.trim())
})

test('the README of the sandbox shows what the command prints', async () => {
  const [, shown = ''] = /^```console\n\$ npx @clouddb\/sandbox\n(.*?)^```$/ms.exec(text) ?? []
  const { exported, printed } = await startSandbox(bin)
  const headers = { authorization: `Bearer ${exported.CLOUDDB_OSS_API_KEY}` }
  for (const path of ['/api/v2/sources', '/api/v2/dashboards/nothing'])
    await (await fetch(exported.CLOUDDB_OSS_BASE_URL + path, { headers })).text()
  const withoutTimes = (output: string) =>
    output.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8010').replaceAll(/^\d\d:\d\d:\d\d\.\d{3}/gm, 'hh:mm:ss.mmm')
  await expect.poll(() => withoutTimes(printed())).toBe(withoutTimes(shown))
})

test('programs that control a served sandbox print what their pages show', async () => {
  const { exported } = await startSandbox(bin)
  await mustRun(snippetFiles('@clouddb/sandbox/control'), [], { ...withoutServer, ...exported })
})
