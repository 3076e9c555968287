import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutting, listing } from '../answers.ts'
import { demoWorld, fullDeployment } from '../pull/deployments.ts'
import { isNightly } from '../worlds.ts'
import { adopted, editTiles, peopleAt } from './adopted-project.ts'
import { managed, workplace } from './workplace.ts'

const untouched = { create: 0, delete: 0, refusals: 0 }

/** The texts of the files in a folder. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(await Promise.all(files.map(async (path) => [path, await readFile(path, 'utf8')])))
}

test('a project of JSON names the schema of the package that is installed, and keeps another one that it names', async () => {
  const { folder, expectRun, read, write, change, setField } = await adopted(' --json')
  const schemaIn = async (path: string) => JSON.parse(await read(path)).$schema
  expect(await schemaIn('clouddb.json')).toBe('./node_modules/@clouddb/as-code/clouddb.schema.json')
  const installed = 'node_modules/@clouddb/as-code'
  await mkdir(join(folder, installed), { recursive: true })
  await write({ [`${installed}/clouddb.schema.json`]: '{}' })
  await expectRun('pull below --json')
  expect(await schemaIn('below/clouddb.json')).toBe(`../${installed}/clouddb.schema.json`)
  await change('clouddb.json', /"\$schema": ".*?"/, '"$schema": "./own.json"')
  await setField('threshold', 7, 9)
  await expectRun('pull --json --project checkout --force')
  expect(await schemaIn('clouddb.json')).toBe('./own.json')
  await write({ 'clouddb.json': JSON.stringify(JSON.parse(await read('clouddb.json')), null, '\t') })
  await setField('threshold', 7, 9)
  await expectRun('pull --json --project checkout --force')
  expect(await read('clouddb.json')).toMatch(/^\{\n\t"\$schema".*"threshold": 7/s)
  await expectRun('plan --json')
})

describe.each(['', ' --json'])('pull%s', (json) => {
  test('takes an edit of the user interface into files of the project, and of no other project or kind', async () => {
    const { run, expectRun, edit, read, setField, errors, folder } = await adopted(json)
    const before = await contentsOf(folder)
    for (const [args, says] of [
      [`pull${json}`, 'is project checkout, and this is a pull of what no project owns. For project checkout say'],
      [
        `pull${json} --project other --only Theirs --force`,
        'is project checkout, and this is a pull of project other.',
      ],
      [`pull${json ? '' : ' --json'} --project checkout --force`, json ? 'Say --json, or' : 'Leave --json out, or'],
    ] as const)
      expect(await run(args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(says) })
    expect(await contentsOf(folder)).toEqual(before)
    await edit('Errors', { w: 9 })
    await expectRun('plan', 3)
    await expectRun(`pull${json} --project checkout`)
    expect(await expectRun('plan')).toContain('Nothing to do.')
    expect(await read(errors)).toMatch(/"?threshold"?: 7/)
    await setField('w', 9, 10)
    expect(await expectRun('apply')).toContain('1 updated')
  })

  test('of what nobody owns says of the objects of a project that it has not read them', async () => {
    const { expectRun } = await adopted(json)
    const said = await expectRun(`pull${json} --as checkout`)
    expect(said).toContain('was not read: project checkout owns it. `pull --project` with this name reads it.')
    expect(said).not.toContain('no such object')
  })

  test('never takes an object out of a project, whatever it reads', async () => {
    const { run, expectRun, edit, world, client, pruning, file, read, setField, errors } = await adopted(json)
    await client.createDashboard({ name: 'Free', tiles: [] })
    await edit('Other', { w: 8 })
    const cut = cutting('', (items) => items.slice(1))
    const empty = listing('', () => [])
    const strange = listing('', (items) => items.map((each) => ({ ...each, tiles: 5 })))
    const list = await read(file)
    const more = [' --only Errors', ' --only Slow --force', ' --only Pager', ' --tag none --force', ' --force']
    const wrong = (options: string) => (isNightly || options === '' ? [empty, strange, cut] : [cut])
    for (const options of ['', ...(isNightly ? more : more.slice(-1)), ' --only Free'])
      for (const intercept of options.endsWith('e') ? [undefined, cut] : wrong(options)) {
        world.intercept = intercept
        await run(`pull${json} --project checkout${options}`)
        world.intercept = undefined
        if (isNightly || intercept === cut) expect(await pruning()).toMatchObject(untouched)
        expect(await read(errors)).toMatch(/"?threshold"?: 7/)
        if (!json && options !== ' --only Free') expect(await read(file)).toBe(list)
      }
    expect(await read(file)).toContain(json ? '"name": "Free"' : 'free')
    expect(await expectRun('plan')).toContain('`adopt` takes it over')
    await setField('w', 6, 7)
    await expectRun('plan', 2)
  })

  test('keeps edits that were not applied, object by object, and shows what the deployment has', async () => {
    const { expectRun, edit, change, setField, read, errors, folder } = await adopted(json)
    await setField('w', 6, 7)
    for (const name of ['Errors', 'Other']) await edit(name, { h: 5 })
    const pulled = await expectRun(`pull${json} --project checkout`, 3)
    expect(pulled).toMatch(/dashboard "Errors" \(.* has edits that were not applied\..*\n {4}tile "Count": h: 5 → 3\n/s)
    expect(pulled).not.toContain('dashboard "Other"')
    const text = await read(errors)
    expect(text).toMatch(/"?w"?: 7/)
    expect(await expectRun('plan', 3)).toContain('1 conflict')
    const copy = errors.replace(/(?=\.\w+$)/, '.pulled')
    const mark = /["']Errors["'],\s*"?tiles[\s\S]*?pulled"?: ["']([\w.]+)/
    const [before = '', after = ''] = [text, await read(copy)].map((each) => mark.exec(each)?.[1])
    await change(errors, before, after)
    await setField('h', 3, 5)
    await expectRun('apply')
    await expectRun(`pull${json} --project checkout`)
    expect(existsSync(join(folder, copy))).toBe(json !== '')
    await setField('w', 7, 6)
    await expectRun(`pull${json} --project checkout --force`)
    expect(await read(errors)).toMatch(/"?w"?: 7/)
    await expectRun('plan')
  })
})

const names = fc.constantFrom('Errors', 'Other')
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('file', 'people'), name: names, h: fc.integer({ min: 4, max: 6 }) }),
  fc.record({ kind: fc.constantFrom('apply', 'pull', 'pull --only Errors') }),
)

test('loses no edit of a file, in whatever order people edit, apply and pull', async () => {
  const { run, edit, read, change, pruning } = await adopted()
  const waiting = new Map<string, number>()
  let y = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      for (const { kind, ...at } of steps) {
        if ('name' in at && kind === 'people') await edit(at.name, { h: at.h })
        else if ('name' in at) {
          y = (y + at.h) % 4
          await change(`dashboards/${at.name.toLowerCase()}.ts`, /y: \d+/, `y: ${y}`)
          waiting.set(at.name.toLowerCase(), y)
        } else if (kind !== 'apply') await run(`${kind} --project checkout`)
        else if ((await run(kind)).code === 0) waiting.clear()
      }
      for (const [name, own] of waiting) expect(await read(`dashboards/${name}.ts`)).toContain(`y: ${own},`)
      await run('apply --overwrite')
      waiting.clear()
      expect(await pruning()).toMatchObject({ ...untouched, update: 0, conflicts: 0 })
    }),
    { ...(isNightly ? { numRuns: 60 } : { numRuns: 1, seed: 1 }), endOnFailure: true },
  )
})

test('keeps what a file says beside its data: comments, code, earlier names, headers, variables', async () => {
  const { expectRun, run, edit, change, read, client, errors, file } = await adopted()
  const url = 'https://hooks.example.com/1'
  await client.createWebhook({ service: 'generic', name: 'Bot', url, description: 'old' })
  // What looks like code, and does not run.
  await change(file, 'import', "/*\nimport { none } from './webhooks.ts'\n*/\nimport")
  await expectRun('pull --project checkout --only Bot')
  await change('webhooks.ts', 'export const bot', '/*\nexport const bot = webhook({\n})\n*/\nexport const bot')
  await change('webhooks.ts', "secret('WEBHOOK_BOT_URL')", `'${url}',\n  headers: { "X-Key": secret('KEY') }`)
  await change('webhooks.ts', 'WEBHOOK_PAGER_URL', 'OUR_URL')
  await change(errors, "  name: 'Errors',", "  name: 'Errors',\n  was: ['Old'],")
  await change(errors, "name: 'Count',", "name: 'Count', was: ['Before'],")
  await change('dashboards/other.ts', 'export', '// A comment.\nexport')
  await change('saved-searches/slow.ts', "'a:b'", "['a', 'b'].join(':')")
  await expectRun('adopt')

  const [search] = (await client.listSavedSearches()).filter(({ name }) => name === 'Slow')
  await client.updateSavedSearch(search?.id ?? '', { ...search, where: 'c:d' } as never)
  for (const { id, ...hook } of await client.listWebhooks())
    await client.updateWebhook(id, { ...hook, description: `new ${hook.description}` } as never)
  await edit('Errors', { w: 9 })
  await edit('Other', { w: 9 }, 'Renamed')
  const out = await expectRun('pull --project checkout', 3)
  expect(out).toContain('dashboard "Renamed" (dashboards/other.ts) has comments or code')
  expect(out).toContain('name: "Renamed" → "Other"')
  expect(out).toContain('saved search "Slow" (saved-searches/slow.ts) has comments or code')
  expect(await read('dashboards/other.pulled.ts')).toContain("name: 'Renamed'")
  expect(await read('saved-searches/slow.ts')).toContain('join')
  for (const text of ["was: ['Old']", "was: ['Before']", 'w: 9']) expect(await read(errors)).toContain(text)
  for (const text of [`'${url}'`, "'X-Key': secret('KEY')", "secret('OUR_URL')", "description: 'new old'"])
    expect(await read('webhooks.ts')).toContain(text)
  await change('dashboards/other.ts', '// A comment.\n', '')
  expect((await run('pull --project checkout')).out).toContain('dashboards/other.pulled.ts was removed')
  expect(await read('dashboards/other.ts')).toContain("name: 'Renamed'")
  expect(await read(file)).toContain('bot')
})

test('replaces no file that exports more than one object, even if it is forced to', async () => {
  const { expectRun, change, read, write, edit, errors, file } = await adopted()
  await change(errors, 'export', "export const more = dashboard({ name: 'More', tiles: [] })\nexport")
  await change(file, " from './dashboards/errors.ts'", ", { more } from './dashboards/errors.ts'")
  await change(file, ', [', ', [more, ')
  await expectRun('apply')
  for (const name of ['Errors', 'Other']) await edit(name, { w: 9 })
  const before = await read(errors)
  // What another file exports as well is alone in its own.
  await write({ 'dashboards/all.ts': "export { default as other, default } from './other.ts'\n" })
  expect(await expectRun('pull --project checkout --force', 3)).toMatch(
    /^ {2}dashboard "Errors" .* has no file of its own that pull can replace\. dashboards\/errors.pulled.ts shows it/m,
  )
  expect(await read(errors)).toBe(before)
  expect(await read('dashboards/other.ts')).toContain('w: 9')
})

test('adds an object to a list of constants, and otherwise says what to write', async () => {
  const { expectRun, client, change, read, write, file, folder } = await adopted()
  for (const name of ['Errors!', 'New']) await client.createDashboard({ name, tiles: [] })
  await change(file, 'import {', '// Ours.\nimport {')
  await change(
    file,
    '\n\nexport',
    "\n\n/*\nimport old from './old.ts'\n*/\nvoid `\nimport old from './old.ts'\n`\nexport",
  )
  await expectRun('pull --project checkout --only Errors!')
  const named = await read(file)
  expect(named).toContain("// Ours.\nimport { project } from '@clouddb/as-code'\n")
  expect(named).toContain("import errors3 from './dashboards/errors-2.ts'\n")
  for (const list of [', [ // Ours.\n$1])', ', [$1])\n// Ours.', ', [[$1].flat()])']) {
    await write({ [file]: named.replace(/, \[(.*)\]\)/, list) })
    const own = await read(file)
    expect(await expectRun('pull --project checkout --only New', 3)).toContain(
      "add newDashboard to its objects:\n    import newDashboard from './dashboards/new.ts'\n",
    )
    expect(await read(file)).toBe(own)
    await rm(join(folder, 'dashboards/new.ts'))
  }
  await write({ [file]: named })
  await expectRun('pull --project checkout --only New')
  await expectRun('adopt')
  expect(await expectRun('plan')).toContain('Nothing to do.')
})

test('shows what differs where a project is written with functions', async () => {
  const place = await peopleAt()
  const { expectRun, read, write, change, folder } = place
  const tile =
    "{ name: 'Count', x: 0, y: 0, w: 6, h: 3, config: { displayType: 'line', source: source.log('Logs'), select: [{ aggFn: 'count' }] } }"
  const code = `const of = (name) => dashboard({ name, tiles: [${tile}] })\nexport default project('team', ['Other', 'Theirs'].map(of))\n`
  const head = "import { dashboard, project, source } from '@clouddb/as-code'\n"
  await write({ 'clouddb.mjs': head + code })
  await expectRun('adopt')
  for (const name of ['Other', 'Theirs']) await editTiles(place, name, { h: 5 })
  const before = await contentsOf(folder)
  for (const force of ['', ' --force'])
    expect(await expectRun(`pull --project team${force}`, 3)).toMatch(
      /"Theirs" \(clouddb.mjs.*\) has no file of its own .* dashboards\/theirs.pulled.ts shows it .*:\n {4}tile "Count": h: 5 → 3/,
    )
  // An object can leave the function: the copy becomes its file.
  await write({ 'dashboards/theirs.ts': await read('dashboards/theirs.pulled.ts') })
  const apart = code.replace("['Other', 'Theirs'].map(of)", "[of('Other'), theirs]")
  await write({ 'clouddb.mjs': `import theirs from './dashboards/theirs.ts'\n${head}${apart}` })
  expect(JSON.parse(await expectRun('plan --json', 3))).toMatchObject({
    ...{ summary: { create: 0, update: 0 }, conflicts: [{ object: 'dashboard "Other"' }] },
  })
  await rm(join(folder, 'dashboards/theirs.ts'))
  await write({ 'clouddb.mjs': head + code })
  const copies = ['other', 'theirs'].map((name) => join(folder, `dashboards/${name}.pulled.ts`))
  expect(Object.keys(await contentsOf(folder)).sort()).toEqual([...Object.keys(before), ...copies].sort())
  await change('clouddb.mjs', 'h: 3', 'h: 5')
  expect(await expectRun('plan', 2)).toContain('0 to update, 0 to delete; 2 to mark')
  expect(await expectRun('pull --project team')).toContain('dashboards/theirs.pulled.ts was removed')
  await expectRun('apply')
})

test.each([
  ['the examples', ['pull code', 'pull data --json']],
  ['February', ['pull data --json']],
  ['managed', ['pull code']],
] as const)('a second pull of %s changes nothing', async (name, pulls) => {
  const { sandbox } = name === 'the examples' ? await fullDeployment() : demoWorld(name)
  const place = await workplace({})
  if (name === 'managed') place.env = managed(sandbox)
  const pull = (args: string) => place.run(args, place.env, sandbox.fetch)
  for (const args of pulls) {
    expect(await pull(args)).toMatchObject({
      ...{ code: 0, err: '', out: expect.not.stringContaining('0 files written') },
    })
    const before = await contentsOf(place.folder)
    for (const force of ['', ' --force']) expect((await pull(args + force)).out).toContain('0 files written')
    expect(await contentsOf(place.folder)).toEqual(before)
  }
  expect(sandbox.requests().every(({ method }) => method === 'GET')).toBe(true)
})
