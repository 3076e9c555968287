// Makes calls without the globals of Node, in its own process because test runners need these globals.
import { callers } from '../callers.ts'
import { answering, found, json } from '../warehouse.ts'

const write = process.stdout.write.bind(process.stdout)
for (const name of ['process', 'global', 'setImmediate', 'clearImmediate'])
  Object.defineProperty(globalThis, name, { value: undefined })

const statuses: Record<string, readonly number[]> = {}
for (const [name, create] of callers) {
  const { fetch } = answering(json({}, 503, { 'retry-after-ms': '10' }), found)
  const outcome = await create({ fetch, keySecret: 'größe' }).replace('ü', { a: 'ß' }, { totalTimeout: 10_000 })
  const failed = await create(answering(json({ error: 'no' }, 404))).get('a')
  statuses[name] = [outcome.status, failed.status]
}
write(JSON.stringify(statuses))
