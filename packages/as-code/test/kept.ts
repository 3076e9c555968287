import { deploymentOf } from '../src/deployment/client.ts'
import { readSite } from '../src/deployment/named-objects.ts'
import { type Live, liveObjects } from '../src/form/live.ts'
import { apply, type Plan, project } from '../src/index.ts'
import { World } from './worlds.ts'

// Declarations as a file of JSON has them, and what a deletion of them keeps.

export const logs = { ref: 'source', kind: 'log', name: 'Logs' }
export const pager = { ref: 'webhook', service: 'slack', name: 'Chat' }
export const robot = { ref: 'webhook', service: 'generic', name: 'Robot' }
export const alert = { threshold: 5, thresholdType: 'above', interval: '5m', channels: [pager] }
export const chart = { displayType: 'line', source: logs, select: [{ aggFn: 'count' }] }
export const tile = (name: string, changes: object = {}, config: object = {}) => ({
  ...{ name, x: 0, y: 0, w: 6, h: 4, config: { ...chart, ...config } },
  ...changes,
})
export const board = (name: string, ...tiles: object[]) => ({ dashboard: { name, tiles } })
export const robots = { webhook: { service: 'generic', name: 'Robot', url: 'https://robots.example.com/1' } }

export const saidOf = ({ conflicts }: Plan) =>
  conflicts.flatMap(({ object, sentences }) => [object, ...sentences]).join('\n')

/** The objects of a deployment. */
export const objectsOf = async (world: World): Promise<Live[]> =>
  liveObjects(await readSite(deploymentOf(world.client)))

export const namesIn = async (world: World) => (await objectsOf(world)).map(({ kind, form }) => `${kind} ${form.name}`)

export type Kept = Record<string, unknown>

/** A deployment of which `apply` has deleted all objects of a project, and what it kept. */
export async function deleted(...objects: object[]) {
  const world = new World('newest')
  await world.run(project('shop', objects as never))
  const records: Kept[] = []
  const empty = await world.plan(project('shop', []), { prune: 'all' })
  await apply(empty, { beforeDelete: (found) => void records.push(...(structuredClone(found) as Kept[])) })
  const of = (key: string, value: unknown) => records.find((each) => each[key] === value) as Kept
  return { world, records, of }
}
