import { readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { State } from '@clouddb/sandbox'
import { type Files, openSource, type Workplace, workplace } from './workplace.ts'

const variables = { ...openSource, WEBHOOK_PAGER_URL: 'https://hooks.slack.com/services/T0/B0/x' }

/** A deployment with objects that people made, and a folder in which files can import the package. */
export async function peopleAt(): Promise<Workplace> {
  const place = await workplace({}, {}, true)
  place.env = variables
  const { oss } = place.world
  for (const { id } of await oss.listWebhooks()) await oss.deleteWebhook(id)
  const [logs] = await oss.listSources()
  await oss.createWebhook({ service: 'slack', name: 'Pager', url: variables.WEBHOOK_PAGER_URL })
  const config = { displayType: 'line', sourceId: logs?.id ?? '', select: [{ aggFn: 'count' }] } as const
  const tile = { name: 'Count', x: 0, y: 0, w: 6, h: 3, config }
  for (const name of ['Errors', 'Other', 'Theirs']) await oss.createDashboard({ name, tiles: [tile as never] })
  await oss.createSavedSearch({ name: 'Slow', sourceId: logs?.id ?? '', where: 'a:b' })
  await place.world.addAlert(await place.world.find('Errors'), { threshold: 5 })
  return place
}

/** Edits all tiles of a dashboard, and its name. */
export const editTiles = ({ world }: Workplace, name: string, change: object, renamed = name) =>
  world.editDashboard(
    ({ tiles = [] }) => ({ name: renamed, tiles: tiles.map((each) => ({ ...each, ...change })) }),
    name,
  )

const projectFile = (json: string) => (json ? 'clouddb.json' : 'clouddb.ts')
const errorsFile = (json: string) => (json ? 'clouddb.json' : 'dashboards/errors.ts')

/** Changes the number of a field of the dashboard Errors in its file. */
const setFieldOf =
  ({ change }: Workplace, json: string) =>
  (field: string, from: number, to: number) =>
    change(errorsFile(json), new RegExp(`("?)${field}\\1: ?${from}\\b`), `${json ? `"${field}"` : field}: ${to}`)

/** Pulls what people made, takes a part of it over as a project, and applies an edit of a file. */
async function adopt(json: string): Promise<Workplace> {
  const place = await peopleAt()
  const { folder, expectRun, change, read, write } = place
  const file = projectFile(json)
  await expectRun(`pull${json}`)
  if (json) {
    const { objects, ...rest } = JSON.parse(await read(file))
    const ours = objects.filter((each: { dashboard?: { name: string } }) => each.dashboard?.name !== 'Theirs')
    await write({ [file]: JSON.stringify({ ...rest, project: 'checkout', objects: ours }, null, 2) })
  } else {
    await change(file, "'project'", "'checkout'")
    await change(file, "import theirs from './dashboards/theirs.ts'\n", '')
    await change(file, ', theirs', '')
    await rm(join(folder, 'dashboards/theirs.ts'))
  }
  await expectRun('adopt')
  await setFieldOf(place, json)('threshold', 5, 7)
  await expectRun('apply')
  return place
}

const prepared = new Map<string, Promise<{ readonly files: Files; readonly seed: State }>>()

async function prepare(json: string) {
  const { folder, read, world } = await adopt(json)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)))
  const files = Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)))
  return { files, seed: world.sandbox.snapshot() }
}

/** A workplace in which a part of what people made was adopted, which is done once for all tests. */
export async function adopted(json = '') {
  const made = prepared.get(json) ?? prepare(json)
  prepared.set(json, made)
  const { files, seed } = await made
  const place = await workplace(files, { seed }, true)
  place.env = variables
  const [file, errors, setField] = [projectFile(json), errorsFile(json), setFieldOf(place, json)]
  const edit = (name: string, fields: object, renamed?: string) => editTiles(place, name, fields, renamed)
  /** The counts of a plan that deletes everything that the files do not declare. */
  const pruning = async () => JSON.parse((await place.run('plan --prune=all --json')).out).summary
  return { ...place, client: place.world.oss, file, errors, setField, edit, pruning }
}
