import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoWorld, fullDeployment } from '../pull/deployments.ts'
import { adopted, peopleAt } from './adopted-project.ts'
import { managed, openSource, workplace } from './workplace.ts'

const isNightly = process.env.TEST_TIER === 'all'

const untouched = { create: 0, delete: 0, refusals: 0 }

test('a project of JSON names the schema of the package that is installed, and keeps another one that it names', async () => {
  const { folder, run, read, change } = await adopted(' --json')
  expect(JSON.parse(await read('clouddb.json')).$schema).toBe('./node_modules/@clouddb/as-code/clouddb.schema.json')
  const installed = join(folder, 'node_modules/@clouddb/as-code')
  await mkdir(installed, { recursive: true })
  await writeFile(join(installed, 'clouddb.schema.json'), '{}')
  expect(await run('pull below --json')).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(await read('below/clouddb.json')).$schema).toBe(
    '../node_modules/@clouddb/as-code/clouddb.schema.json',
  )
  await change('clouddb.json', /"\$schema": ".*?"/, '"$schema": "./own.json"')
  await change('clouddb.json', /"threshold": ?7/, '"threshold": 9')
  expect(await run('pull --json --project checkout --force')).toMatchObject({ code: 0 })
  expect(JSON.parse(await read('clouddb.json')).$schema).toBe('./own.json')
  expect(await run('plan --json')).toMatchObject({ code: 0, err: '' })
})

describe.each(['', ' --json'])('pull%s', (json) => {
  test('takes an edit of the user interface into files of the project, and of no other project or kind', async () => {
    const { run, edit, read, change, errors, folder } = await adopted(json)
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
    expect(await run('plan')).toMatchObject({ code: 3 })
    expect(await run(`pull${json} --project checkout`)).toMatchObject({ code: 0, err: '' })
    expect(await run('plan')).toMatchObject({ code: 0, out: expect.stringContaining('Nothing to do.') })
    expect(await read(errors)).toMatch(/"?w"?: 9/)
    expect(await read(errors)).toMatch(/"?threshold"?: 7/)
    await change(errors, /("?)w\1: 9/, json ? '"w": 10' : 'w: 10')
    expect(await run('apply')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('1 updated') })
    expect(await run('plan')).toMatchObject({ code: 0 })
  })

  test('never takes an object out of a project, whatever it reads', async () => {
    const { run, edit, sandbox, client, pruning, file, read, change, errors } = await adopted(json)
    await client.createDashboard({ name: 'Free', tiles: [] })
    await edit('Other', { w: 8 })
    const answering = (change: (content: { data: object[] }) => object): typeof fetch => {
      return async (input, init) => {
        const answer = await sandbox.fetch(input, init)
        return Response.json(change((await answer.json()) as never), answer)
      }
    }
    const cut = answering((content) => ({ ...content, data: content.data.slice(1), meta: { total: 100, limit: 50 } }))
    const empty = answering((content) => ({ ...content, data: [] }))
    const strange = answering(({ data, ...content }) => ({
      ...content,
      data: data.map((each) => ({ ...each, tiles: 5 })),
    }))
    const list = await read(file)
    const more = [' --only Errors', ' --only Slow --force', ' --only Pager', ' --tag none --force', ' --force']
    for (const options of ['', ...(isNightly ? more : more.slice(-1)), ' --only Free'])
      for (const fetch of options.endsWith('e') ? [sandbox.fetch, cut] : [empty, strange, cut]) {
        await run(`pull${json} --project checkout${options}`, fetch)
        if (isNightly || fetch === cut) expect(await pruning()).toMatchObject(untouched)
        expect(await read(errors)).toMatch(/"?threshold"?: 7/)
        if (!json && options !== ' --only Free') expect(await read(file)).toBe(list)
      }
    expect(await read(file)).toContain(json ? '"name": "Free"' : 'free')
    expect((await run('plan')).out).toContain('`adopt` takes it over')
    await change(errors, /("?)w\1: 6/, json ? '"w": 7' : 'w: 7')
    expect(await run('plan')).toMatchObject({ code: 2 })
  })

  test('keeps edits that were not applied, object by object, and shows what the deployment has', async () => {
    const { run, edit, change, read, errors, folder } = await adopted(json)
    await change(errors, /("?)w\1: 6/, json ? '"w": 7' : 'w: 7')
    for (const name of ['Errors', 'Other']) await edit(name, { h: 5 })
    const pulled = await run(`pull${json} --project checkout`)
    expect(pulled).toMatchObject({ code: 3, err: '' })
    expect(pulled.out).toContain('dashboard "Errors" (')
    expect(pulled.out).toContain('has edits that were not applied.')
    expect(pulled.out).toContain('    tile "Count": h: 5 → 3\n')
    expect(pulled.out).not.toContain('dashboard "Other"')
    const text = await read(errors)
    expect(text).toMatch(/"?w"?: 7/)
    expect((await run('plan')).out).toContain('1 conflict')
    const copy = errors.replace(/(?=\.\w+$)/, '.pulled')
    const mark = /["']Errors["'],\s*"?tiles[\s\S]*?pulled"?: ["']([\w.]+)/
    const [before = '', after = ''] = [text, await read(copy)].map((each) => mark.exec(each)?.[1])
    await change(errors, before, after)
    await change(errors, /("?)h\1: 3/, json ? '"h": 5' : 'h: 5')
    expect(await run('apply')).toMatchObject({ code: 0, err: '' })
    expect(await run(`pull${json} --project checkout`)).toMatchObject({ code: 0 })
    expect(existsSync(join(folder, copy))).toBe(json !== '')
    await change(errors, /("?)w\1: 7/, json ? '"w": 6' : 'w: 6')
    expect(await run(`pull${json} --project checkout --force`)).toMatchObject({ code: 0 })
    expect(await read(errors)).toMatch(/"?w"?: 7/)
    expect(await run('plan')).toMatchObject({ code: 0 })
  })
})

test('loses no edit of a file, in whatever order people edit, apply and pull', async () => {
  const names = fc.constantFrom('Errors', 'Other')
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('file', 'people'), name: names, h: fc.integer({ min: 4, max: 6 }) }),
    fc.record({ kind: fc.constantFrom('apply', 'pull', 'pull --only Errors') }),
  )
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
    { ...(isNightly ? { numRuns: 60 } : { numRuns: 6, seed: 1 }), endOnFailure: true },
  )
})

test('keeps what a file says beside its data: comments, code, earlier names, headers, variables', async () => {
  const { run, edit, change, read, client, errors, file } = await adopted()
  const url = 'https://hooks.example.com/1'
  await client.createWebhook({ service: 'generic', name: 'Bot', url, description: 'old' })
  expect(await run('pull --project checkout --only Bot')).toMatchObject({ code: 0 })
  await change(
    'webhooks.ts',
    "secret('WEBHOOK_BOT_URL')",
    `'${url}', // by hand\n  headers: { "X-Key": secret('KEY') }`,
  )
  await change('webhooks.ts', ' // by hand', '')
  await change('webhooks.ts', 'WEBHOOK_PAGER_URL', 'OUR_URL')
  await change(errors, "  name: 'Errors',", "  name: 'Errors',\n  was: ['Old'],")
  await change(errors, "name: 'Count',", "name: 'Count', was: ['Before'],")
  await change('dashboards/other.ts', 'export', '// A comment.\nexport')
  await change('saved-searches/slow.ts', "'a:b'", "['a', 'b'].join(':')")
  expect(await run('adopt')).toMatchObject({ code: 0, err: '' })

  const [search] = (await client.listSavedSearches()).filter(({ name }) => name === 'Slow')
  await client.updateSavedSearch(search?.id ?? '', { ...search, where: 'c:d' } as never)
  for (const { id, ...hook } of await client.listWebhooks())
    await client.updateWebhook(id, { ...hook, description: `new ${hook.description}` } as never)
  await edit('Errors', { w: 9 })
  await edit('Other', { w: 9 }, 'Renamed')
  const { out, code } = await run('pull --project checkout')
  expect(code).toBe(3)
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

test('adds an object to a list of constants, and otherwise says what to write', async () => {
  const { run, client, change, read, file, folder } = await adopted()
  for (const name of ['Errors!', 'New']) await client.createDashboard({ name, tiles: [] })
  await change(file, 'import {', '// Ours.\nimport {')
  expect(await run('pull --project checkout --only Errors!')).toMatchObject({ code: 0 })
  expect(await read(file)).toContain("// Ours.\nimport { project } from '@clouddb/as-code'\n")
  expect(await read(file)).toContain("import errors3 from './dashboards/errors-2.ts'\n")
  const named = await read(file)
  await change(file, /, \[(.*)\]\)/, ', [[$1].flat()])')
  const { out, code } = await run('pull --project checkout --only New')
  expect({ code, isThere: existsSync(join(folder, 'dashboards/new.ts')) }).toEqual({ code: 3, isThere: true })
  expect(out).toContain("add newDashboard to its objects:\n    import newDashboard from './dashboards/new.ts'\n")
  await writeFile(join(folder, file), named)
  expect(await run('pull --project checkout --only New')).toMatchObject({ code: 0 })
  expect(await run('adopt')).toMatchObject({ code: 0, err: '' })
  expect((await run('plan')).out).toContain('Nothing to do.')
})

test('shows what differs where a project is written with functions', async () => {
  const { run, edit, read, write, change, folder } = await peopleAt()
  const tile =
    "{ name: 'Count', x: 0, y: 0, w: 6, h: 3, config: { displayType: 'line', source: source.log('Logs'), select: [{ aggFn: 'count' }] } }"
  const code = `const of = (name) => dashboard({ name, tiles: [${tile}] })\nexport default project('team', ['Other', 'Theirs'].map(of))\n`
  await write({ 'clouddb.mjs': `import { dashboard, project, source } from '@clouddb/as-code'\n${code}` })
  expect(await run('adopt')).toMatchObject({ code: 0, err: '' })
  for (const name of ['Other', 'Theirs']) await edit(name, { h: 5 })
  const before = await contentsOf(folder)
  for (const force of ['', ' --force']) {
    const { out, code: exit } = await run(`pull --project team${force}`)
    expect(out).toMatch(
      /"Theirs" \(clouddb.mjs.*\) has comments or code .* dashboards\/theirs.pulled.ts shows it .*:\n {4}tile "Count": h: 5 → 3/,
    )
    expect(exit).toBe(3)
  }
  // An object can leave the function: the copy becomes its file.
  await write({ 'dashboards/theirs.ts': await read('dashboards/theirs.pulled.ts') })
  const apart = code.replace("['Other', 'Theirs'].map(of)", "[of('Other'), theirs]")
  const head = "import { dashboard, project, source } from '@clouddb/as-code'\n"
  await write({ 'clouddb.mjs': `import theirs from './dashboards/theirs.ts'\n${head}${apart}` })
  const alone = JSON.parse((await run('plan --json')).out)
  expect({
    ...alone.summary,
    conflicts: alone.conflicts.map(({ object }: { object: string }) => object),
  }).toMatchObject({
    ...{ create: 0, update: 0, conflicts: ['dashboard "Other"'] },
  })
  await rm(join(folder, 'dashboards/theirs.ts'))
  await write({ 'clouddb.mjs': head + code })
  const copies = ['other', 'theirs'].map((name) => join(folder, `dashboards/${name}.pulled.ts`))
  expect(Object.keys(await contentsOf(folder)).sort()).toEqual([...Object.keys(before), ...copies].sort())
  await change('clouddb.mjs', 'h: 3', 'h: 5')
  expect(await run('plan')).toMatchObject({
    code: 2,
    out: expect.stringContaining('0 to update, 0 to delete; 2 to mark'),
  })
  expect((await run('pull --project team')).out).toContain('dashboards/theirs.pulled.ts was removed')
  expect(await run('apply')).toMatchObject({ code: 0 })
})

test.each(['the examples', 'February', 'managed'] as const)('a second pull of %s changes nothing', async (name) => {
  const { sandbox } = name === 'the examples' ? await fullDeployment() : demoWorld(name)
  const { run, folder } = await workplace({})
  const variables = name === 'managed' ? managed(sandbox) : openSource
  for (const args of ['pull code', 'pull data --json']) {
    const first = await run(args, variables, sandbox.fetch)
    expect(first).toMatchObject({ code: 0, err: '', out: expect.not.stringContaining('0 files written') })
    const before = await contentsOf(folder)
    for (const force of ['', ' --force'])
      expect((await run(args + force, variables, sandbox.fetch)).out).toContain('0 files written')
    expect(await contentsOf(folder)).toEqual(before)
  }
  expect(sandbox.requests().every(({ method }) => method === 'GET' || name === 'the examples')).toBe(true)
})

/** The texts of the files in a folder. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(await Promise.all(files.map(async (path) => [path, await readFile(path, 'utf8')])))
}
