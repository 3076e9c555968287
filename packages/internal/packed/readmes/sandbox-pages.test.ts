import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { runNode } from '../install/node.ts'
import {
  filesOf,
  folder,
  mustRun,
  readmeOf,
  snippets,
  textOf,
  withoutServer,
  writeSnippets,
} from './snippet-project.ts'

const project = inject('project')
const text = textOf(readmeOf('sandbox'))
const bin = join(project, 'node_modules/@clouddb/sandbox/dist/bin.js')

beforeAll(writeSnippets)

test('the README of the sandbox begins with a test of ten lines', () => {
  const { code = '' } = snippets.find(({ file }) => file === readmeOf('sandbox')) ?? {}
  expect(code.slice(code.indexOf('\ntest(')).trim().split('\n').length).toBeLessThanOrEqual(10)
})

test('the page on faults has a row for each kind of fault', async () => {
  const document = await readFile(join(project, 'node_modules/@clouddb/sandbox/openapi.json'), 'utf8')
  const kinds = Object.keys(JSON.parse(document).components.schemas.Fault.discriminator.mapping)
  const [, table = ''] =
    /^\| `kind` \| what happens \|\n((?:\|.*\n)+)/m.exec(textOf('packages/sandbox/docs/faults.md')) ?? []
  expect(kinds.length).toBeGreaterThan(3)
  expect([...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, kind]) => kind)).toEqual(kinds)
})

test('the page on the command names every option', async () => {
  const { stdout } = await runNode(folder, [bin, '--help'], withoutServer)
  const page = textOf('packages/sandbox/docs/command.md')
  for (const [option] of stdout.matchAll(/--[a-z][a-z-]+/g)) expect(page).toContain(option)
})

test('the README of the sandbox shows what the command prints', async () => {
  const [, shown = ''] = /^```console\n\$ npx @clouddb\/sandbox\n(.*?)^```$/ms.exec(text) ?? []
  const { exported, printed } = await startSandbox()
  const headers = { authorization: `Bearer ${exported.CLOUDDB_OSS_API_KEY}` }
  for (const path of ['/api/v2/sources', '/api/v2/dashboards/nothing'])
    await (await fetch(exported.CLOUDDB_OSS_BASE_URL + path, { headers })).text()
  const withoutTimes = (output: string) =>
    output.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8010').replaceAll(/^\d\d:\d\d:\d\d\.\d{3}/gm, 'hh:mm:ss.mmm')
  await expect.poll(() => withoutTimes(printed())).toBe(withoutTimes(shown))
})

test('programs that control a served sandbox print what their pages show', async () => {
  const { exported } = await startSandbox()
  await mustRun(filesOf('@clouddb/sandbox/control'), [], { ...withoutServer, ...exported })
})

test('the first steps of as-code succeed on the demo of the sandbox with the variables that it prints', async () => {
  const { exported } = await startSandbox('--demo')
  const [, section = ''] = /^## Start in ten minutes$(.*?)^## /ms.exec(textOf(readmeOf('as-code'))) ?? []
  const commands = [...section.matchAll(/^npx @clouddb\/as-code ([^#\n]+)/gm)].map(([, words = '']) => words.trim())
  const asCode = join(project, 'node_modules/@clouddb/as-code/dist/bin.js')
  const team = join(project, 'ten-minutes')
  await mkdir(team, { recursive: true })
  await writeFile(join(team, 'package.json'), '{ "type": "module" }')
  const runAll = async (list: readonly string[]) => {
    const codes = []
    for (const words of list) {
      const child = spawn(process.execPath, [asCode, ...words.split(' ')], {
        cwd: team,
        env: { ...withoutServer, ...exported },
      })
      codes.push((await once(child, 'close'))[0])
    }
    return codes
  }
  expect(commands).toEqual(['pull', 'plan --adopt', 'adopt'])
  expect(await runAll([...commands, 'plan'])).toEqual([0, 2, 0, 0])
})

/** Runs the command, and reads the variables that it prints. */
async function startSandbox(...options: string[]) {
  const child = spawn(process.execPath, [bin, '--port', '0', ...options])
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    printed += chunk
  })
  onTestFinished(async () => {
    child.kill()
    await once(child, 'exit')
  })
  await expect.poll(() => printed).toContain('CLOUDDB_SANDBOX_URL=')
  const exported = Object.fromEntries(
    [...printed.matchAll(/^export (\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  )
  return { exported: exported as Record<string, string>, printed: () => printed }
}
