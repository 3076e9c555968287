import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { runNode } from '../install/node.ts'
import { pageText, readmeOf, withoutServer } from './snippet-project.ts'
import { startSandbox } from './start-sandbox.ts'

const project = inject('project')
const readme = pageText(readmeOf('as-code'))
const page = pageText('packages/as-code/docs/command.md')
const binOf = (name: string) => join(project, `node_modules/@clouddb/${name}/dist/bin.js`)

/** The commands of the package in a part of the README, in their order. */
const commandsIn = (part: RegExp): string[] =>
  [...(part.exec(readme)?.[0] ?? '').matchAll(/npx @clouddb\/as-code ([^#>\n]+)/g)].map(([, words = '']) =>
    words.trim(),
  )

/** An empty folder of a user, with an empty home and the demo of the sandbox. */
async function newUser(name: string) {
  const { exported } = await startSandbox(binOf('sandbox'), '--demo')
  const [home, folder] = [join(project, `${name}-home`), join(project, name)]
  for (const each of [home, folder]) await mkdir(each, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const run = async (words: string, ...flags: readonly string[]) => {
    // The shell of a reader takes the quotation marks away.
    const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? `${word}`)
    const child = spawn(process.execPath, [...flags, binOf('as-code'), ...args], {
      ...{ cwd: folder, env: { ...withoutServer, HOME: home, ...exported } },
    })
    const [out, err, [code]] = await Promise.all([readText(child.stdout), readText(child.stderr), once(child, 'close')])
    return { code, out, err }
  }
  const change = async (path: string, from: RegExp, to: string) => {
    const text = await readFile(join(folder, path), 'utf8')
    expect(text).toMatch(from)
    await writeFile(join(folder, path), text.replace(from, to))
  }
  return { home, folder, run, change }
}

test('the ten minutes of the README, command by command, on the demo of the sandbox', async () => {
  const { home, folder, run, change } = await newUser('ten-minutes')
  expect(readme).toContain('npm pkg set type=module\n')
  const [pull, plan, adopt, look, apply, ...more] = commandsIn(/^## Start in ten minutes$.*?^## /ms)
  expect([pull, plan, adopt, look, apply]).toEqual(['pull --as checkout', 'plan --adopt', 'adopt', 'plan', 'apply'])
  expect(more).toEqual([])
  const pulled = await run(`${pull}`)
  expect(pulled).toMatchObject({ code: 0, err: '' })
  // The next step of the output is the one of the README.
  expect(pulled.out).toContain(`\nNext: npx @clouddb/as-code ${plan}\n`)
  for (const name of ['clouddb.ts', 'webhooks.ts', 'dashboards', 'saved-searches'])
    expect(await readdir(folder)).toContain(name)
  expect(await run(`${plan}`)).toMatchObject({ code: 2, out: expect.stringMatching(/^0 to create, .*; 5 to adopt/) })
  expect(await run(`${adopt}`)).toMatchObject({ code: 0, out: expect.stringMatching(/; 5 adopted\.\n$/) })
  expect(await run(`${look}`)).toMatchObject({ code: 0 })
  await change('dashboards/shop.ts', /threshold: \d+/, 'threshold: 77')
  expect(await run(`${look}`)).toMatchObject({ code: 2, out: expect.stringContaining('threshold: 100 → 77') })
  expect(await run(`${apply}`)).toMatchObject({ code: 0, out: expect.stringContaining('alerts: 1 updated.') })

  // What CI runs, on the state that the first minutes have left.
  const inCi = commandsIn(/^```yaml$.*?^```$/ms)
  expect(inCi).toEqual(['plan --markdown', 'apply', 'edits'])
  for (const words of inCi) expect(await run(words)).toMatchObject({ code: 0, err: '' })

  const [copy = '', restore = ''] = commandsIn(/^## Copy and restore$.*?^## /ms)
  expect(await run(copy.replaceAll('Checkout', 'Shop'))).toMatchObject({ code: 0, err: '' })
  await change('clouddb.ts', /, shop\]/, ']')
  await change('clouddb.ts', /import shop .*\n/, '')
  expect(await run('apply --prune')).toMatchObject({ code: 0, err: '' })
  const [kept = ''] = (await readdir(folder)).filter((name) => name.startsWith('clouddb-deleted-'))
  expect(await run(restore.replace('clouddb-deleted-….json', kept))).toMatchObject({ code: 0, err: '' })
  expect(await readdir(home)).toEqual([])
})

test('where Node loads no TypeScript, `pull` says so, and JSON works', async () => {
  const { run } = await newUser('json')
  const old = '--no-strip-types'
  const said = /does not load TypeScript\. Use Node 22\.18 or newer/
  const typed = await run('pull typed --as checkout', old)
  expect(typed).toMatchObject({ code: 0, out: expect.stringMatching(said) })
  expect(typed.out).toContain('\nNext: npx @clouddb/as-code plan --adopt typed/clouddb.ts\n')
  expect(await run('plan typed/clouddb.ts', old)).toMatchObject({ code: 1, err: expect.stringMatching(said) })
  const pulled = await run('pull --json --as checkout', old)
  expect(pulled).toMatchObject({ code: 0, err: '', out: expect.not.stringMatching(said) })
  expect(await run('adopt', old)).toMatchObject({ code: 0, err: '' })
  expect(await run('plan', old)).toMatchObject({ code: 0, err: '' })
})

test('the page on the command shows what `--help` prints', async () => {
  const { stdout } = await runNode(project, [binOf('as-code'), '--help'], withoutServer)
  expect(page).toContain(stdout.trim())
})
