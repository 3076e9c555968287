import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writePulled } from '../../src/command/pulled-files.ts'
import { apply, type Client, plan, pull, secret } from '../../src/index.ts'
import { functionBody, isPlainExpression } from '../../src/pull/source-text.ts'
import { board, checkout, logs, tileOf, usual } from '../declarations.ts'
import { ages, deployed, nothingToDo, World } from '../worlds.ts'
import { demoWorld, fullDeployment } from './deployments.ts'
import { compile, evaluate, inFolder, run } from './evaluate.ts'

const unset = { environment: {} }

/** Pulls, evaluates the files, and plans them. */
async function pullAndPlan(client: Client) {
  const { files, notes } = await pull(client)
  const declared = await evaluate(files)
  const textOf = (path: string) => `${files.find((each) => each.path === path)?.text}`
  return { files, notes, declared, textOf, planned: await plan(declared, client, unset) }
}

test.each(ages)(
  '%s: a plan of what was pulled is empty, a second pull is the same, and all can be adopted',
  async (age) => {
    const world = demoWorld(age)
    const { files, declared, planned } = await pullAndPlan(world.client)
    expect(planned).toMatchObject(nothingToDo)
    expect(declared.objects.filter((object) => 'dashboard' in object)).toHaveLength(2)
    expect((await pull(world.client)).files).toEqual(files)
    expect(new Set(world.sandbox.requests().map(({ method }) => method))).toEqual(new Set(['GET']))
    await apply(await plan(declared, world.client, { ...unset, adopt: true }))
    expect(await plan(declared, world.client, unset)).toMatchObject({ ...nothingToDo, notes: [] })
  },
)

/** True where a dashboard of this data may be replaced. */
function isPlain(data: string, constant = ''): boolean {
  const head = "import { dashboard, source } from '@clouddb/as-code'\nimport { bot } from '../webhooks.ts'\n"
  const code = `${head}\nconst logs = source.log('L')\n${constant}\nexport default dashboard(${data})\n`
  return isPlainExpression(code, code)
}

describe('the examples of the document', async () => {
  const { client } = await fullDeployment()
  const { files, declared, planned } = await pullAndPlan(client)
  const texts = files.map(({ text }) => text).join('')

  test('come back as they are, and can be taken over', async () => {
    expect(planned).toMatchObject(nothingToDo)
    expect(files.filter(({ path }) => path.startsWith('dashboards/'))).toHaveLength(
      (await client.listDashboards()).length,
    )
    expect(texts.match(/\binterval:/g)).toHaveLength((await client.listAlerts()).length)
    const adopted = await plan(declared, client, { ...unset, adopt: true })
    expect(adopted.changes.every(({ action }) => action === 'adopt')).toBe(true)
    expect(adopted.notes.at(-1)?.sentences.join()).toContain('deletes what the API does not show')
  })

  test('hold no address and no id', () => {
    expect(texts).not.toMatch(/https?:\/\/hooks|[0-9a-f]{24}/)
  })

  test('hold nothing but data, so that a later pull may replace them', () => {
    const own = files.filter(({ path }) => path.includes('/'))
    expect(own.filter(({ text }) => !isPlainExpression(functionBody(text), text))).toEqual([])
    expect(isPlain("{ a: [1, -2.5, null], 'b c': [bot, {}], c: logs, d: { e: [], f: source.log('L') }, }")).toBe(true)
  })

  // Pull writes values, which would take the place of an expression.
  test.each([
    ...[
      '12 - 6',
      "'a' + 'b'",
      `\`a\${b}\``,
      'true ? 1 : 2',
      'of(1)',
      'other',
      'bot',
      "['a'][0]",
      '{ a: 1 }.a',
      'logs.name',
    ],
    ...['{ bot }', '{ [0]: 1 }', '[...[1]]', 'true && 1', 'void 0', "'a' as const", "source.log('L').name"],
  ])('%s is code', (expression) => expect(isPlain(`{ a: ${expression} }`)).toBe(false))

  test.each(['const b = 0', "const b = { type: 'line' }", "const b = { ref: 'source', kind: 'log', name: 'a' + 'b' }"])(
    '%s is code',
    (constant) => expect(isPlain('{ a: b }', constant)).toBe(false),
  )

  test('are in JSON one file, whose plan is empty too', async () => {
    const data = (await pull(client, { json: true })).files
    expect(data.map(({ path }) => path)).toEqual(['clouddb.json'])
    expect(await plan(JSON.parse(`${data[0]?.text}`), client, unset)).toMatchObject(nothingToDo)
  })

  test('compile', async () => {
    const output = await inFolder(async (folder) => {
      await writePulled(folder, files)
      return compile(folder)
    })
    expect(output).toBe('')
  })

  test('are formatted as a formatter prints them', async () => {
    // Outside the repository, whose settings would count too.
    const folder = await mkdtemp(join(tmpdir(), 'as-code-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writePulled(folder, files)
    const settings = { quoteStyle: 'single', semicolons: 'asNeeded' }
    const config = { formatter: { indentStyle: 'space', lineWidth: 120 }, javascript: { formatter: settings } }
    await writeFile(join(folder, 'biome.json'), JSON.stringify(config))
    const { resolve } = createRequire(join(import.meta.dirname, '../../../../package.json'))
    const words = ['format', '--config-path', folder, '--colors=off', ...files.map(({ path }) => join(folder, path))]
    const output = await run(resolve('@biomejs/biome/package.json'), 'bin/biome', words)
    expect(output).toMatch(/^Checked \d+ files in .* No fixes applied\.\s*$/)
  })
})

/** A deployment with a project that was applied. */
async function applied() {
  const pager = { webhook: { service: 'slack', name: 'Pager', url: secret('HOOK_URL') } }
  const alerts = [{ ...usual, channels: [pager] }]
  const search = { savedSearch: { name: 'Slow', source: logs, where: 'a:b', alerts } }
  return (await deployed(checkout(board('Errors', tileOf('Count', alerts)), search))).oss
}

test('a project reads what it owns, and without one what nobody owns; names and tags choose', async () => {
  const client = await applied()
  await client.createDashboard({ name: 'By hand', tiles: [], tags: ['ours'] })
  const pathsOf = async (options: Parameters<typeof pull>[1]) =>
    (await pull(client, options)).files.map(({ path }) => path).filter((path) => path.startsWith('dashboards'))
  expect(await pathsOf({ project: 'checkout' })).toEqual(['dashboards/errors.ts'])
  expect(await pathsOf({})).toEqual(['dashboards/by-hand.ts'])
  expect(await pathsOf({ tag: 'ours', project: 'checkout' })).toEqual(['dashboards/by-hand.ts'])
  const named = await pull(client, { only: ['Errors', 'By hand'], project: 'checkout' })
  expect(named.files.find(({ path }) => path === 'dashboards/errors.ts')?.text).toContain(
    "existingWebhook('slack', 'Pager')",
  )
  await expect(pull(client, { only: ['Pager'] })).rejects.toThrow('Nothing is named "Pager"')
})

test('a new webhook changes no variable of an older one', async () => {
  const client = await applied()
  await client.createWebhook({ service: 'generic', name: 'Pager', url: 'https://example.com' })
  const text = (await pull(client, { only: ['Pager'], project: 'checkout' })).files[0]?.text
  expect(text).toMatch(/service: 'slack',\n\s+url: secret\('WEBHOOK_PAGER_URL'\)/)
})

test('what a file cannot carry has a sentence and a comment: hidden tiles, missing sources, and alerts of no tile', async () => {
  const { oss: client, sandbox } = demoWorld('newest')
  const state = JSON.parse(JSON.stringify(sandbox.snapshot()))
  const changes = [
    { tileId: '66a1f0c2d4e8b7a9c3f1ffff' },
    { channel: { type: 'pager' }, channels: [{ type: 'pager' }] },
    { dashboardId: '66a1f0c2d4e8b7a9c3f1fffe' },
  ]
  for (const [index, change] of changes.entries()) {
    const own = { id: `66a1f0c2d4e8b7a9c3f1ff0${index + 1}`, name: `Copy ${index + 1}` }
    state.openSource.alerts.push({ ...structuredClone(state.openSource.alerts[0]), ...own, ...change })
  }
  sandbox.restore(state)
  await client.deleteSource((await client.listSources()).find(({ kind }) => kind === 'trace')?.id ?? '')
  const { textOf, notes, planned } = await pullAndPlan(client)
  const text = textOf('dashboards/shop.ts')
  for (const part of [
    'a tile that no answer shows: the alert "Copy 1"',
    'names source 66a1f0c2d4e8b7a9c3f10102 by its id',
  ]) {
    expect(notes.join('\n')).toContain(part)
    expect(text.replaceAll('\n// ', ' ')).toContain(part)
  }
  expect(text).toContain("channels: [{ type: 'pager' }]")
  expect(notes.join('\n')).toContain('"Copy 3" (66a1f0c2d4e8b7a9c3f1ff03) stands on no tile and on no saved search')
  expect(planned).toMatchObject(nothingToDo)
})

const oddNames = ['same!', '../../x', 'CON', '日本', ' blank', `'"\`\${x}\\\n*/`, '\u202Etxt', 'x'.repeat(500), 'const']

test('an object whose name another has, or which no project can have, is not hidden', async () => {
  const { oss: client } = new World()
  const older = await client.createDashboard({ name: 'Same', tiles: [], tags: ['older'] })
  const newer = await client.createDashboard({ name: 'Same', tiles: [], tags: ['newer'] })
  expect(older.id < newer.id).toBe(true)
  for (const name of oddNames) await client.createDashboard({ name, tiles: [] })
  const { files, notes, declared, textOf, planned } = await pullAndPlan(client)
  const paths = files.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => path.startsWith('dashboards/'))).toHaveLength(11)
  expect(paths).toEqual(expect.arrayContaining(['dashboards/same.ts', 'dashboards/same-2.ts', 'dashboards/same-3.ts']))
  expect(declared.objects.filter((object) => 'dashboard' in object)).toHaveLength(9)
  expect(textOf('dashboards/same.ts')).toContain("tags: ['older']")
  expect(notes.filter((note) => note.includes('is not part of the project'))).toEqual([
    expect.stringMatching(/^dashboard " blank": .*without blanks at its ends/),
    expect.stringMatching(new RegExp(`^dashboard "Same": it \\(${newer.id}\\) .*another dashboard has the same name`)),
  ])
  expect(files.map(({ text }) => text).join('')).not.toContain('\u202E')
  expect(planned).toMatchObject(nothingToDo)
})
