import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect } from 'vitest'
import { openSource, workplace } from './workplace.ts'

const time = Date.UTC(2026, 0, 12, 9)
const env = { ...openSource, WEBHOOK_PAGER_URL: 'https://hooks.slack.com/services/T0/B0/x' }

/** A deployment with objects that people made, and the edits that they make there. */
export async function peopleAt() {
  const place = await workplace({}, { clock: time }, true)
  const client = createObservabilityOssClient(place.sandbox.observabilityOss)
  for (const { id } of await client.listWebhooks()) await client.deleteWebhook(id)
  const [logs] = await client.listSources()
  const pager = await client.createWebhook({ service: 'slack', name: 'Pager', url: env.WEBHOOK_PAGER_URL })
  const config = { displayType: 'line', sourceId: logs?.id ?? '', select: [{ aggFn: 'count' }] } as const
  const tile = { name: 'Count', x: 0, y: 0, w: 6, h: 3, config }
  for (const name of ['Errors', 'Other', 'Theirs']) await client.createDashboard({ name, tiles: [tile as never] })
  await client.createSavedSearch({ name: 'Slow', sourceId: logs?.id ?? '', where: 'a:b' })
  const find = async (name: string) => (await client.listDashboards()).find((each) => each.name === name)
  const errors = await find('Errors')
  await client.createAlert({
    source: 'tile',
    dashboardId: errors?.id ?? '',
    tileId: errors?.tiles?.[0]?.id ?? '',
    threshold: 5,
    thresholdType: 'above',
    interval: '5m',
    channel: { type: 'webhook', webhookId: pager.id },
  })
  const edit = async (name: string, change: object, renamed = name) => {
    const { id = '', tiles, tags } = (await find(name)) ?? {}
    const edited = tiles?.map((each) => ({ ...each, ...change }))
    await client.updateDashboard(id, { name: renamed, tags, tiles: edited } as never)
  }
  const read = (path: string) => readFile(join(place.folder, path), 'utf8')
  const change = async (path: string, from: string | RegExp, to: string) => {
    const text = await read(path)
    expect(text).toMatch(from)
    await writeFile(join(place.folder, path), text.replace(from, to))
  }
  const run = (args: string, fetch = place.sandbox.fetch) => place.run(args, env, fetch)
  /** The counts of a plan that deletes everything that the files do not declare. */
  const pruning = async () => JSON.parse((await run('plan --prune=all --json')).out).summary
  return { ...place, run, client, edit, read, change, pruning }
}

/** Pulls what people made, takes a part of it over as a project, and applies an edit of a file. */
export async function adopted(json = '') {
  const file = json ? 'clouddb.json' : 'clouddb.ts'
  const errors = json ? file : 'dashboards/errors.ts'
  const made = await peopleAt()
  expect(await made.run(`pull${json}`)).toMatchObject({ code: 0, err: '' })
  if (json) {
    const { objects, ...rest } = JSON.parse(await made.read(file))
    const ours = objects.filter((each: { dashboard?: { name: string } }) => each.dashboard?.name !== 'Theirs')
    await made.write({ [file]: JSON.stringify({ ...rest, project: 'checkout', objects: ours }, null, 2) })
  } else {
    await made.change(file, "'project'", "'checkout'")
    await made.change(file, "import theirs from './dashboards/theirs.ts'\n", '')
    await made.change(file, ', theirs', '')
    await rm(join(made.folder, 'dashboards/theirs.ts'))
  }
  expect(await made.run('adopt')).toMatchObject({ code: 0, err: '' })
  await made.change(errors, /("?)threshold\1: ?5\b/, json ? '"threshold": 7' : 'threshold: 7')
  expect(await made.run('apply')).toMatchObject({ code: 0, err: '' })
  return { ...made, file, errors }
}
