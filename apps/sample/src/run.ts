import type { Flags } from './command-line.ts'
import type { Deployments } from './deployments.ts'
import { queriesFor, readHours } from './hours.ts'
import { readAgain, readInventory, webhookInUse } from './inventory.ts'
import { planChanges } from './plan.ts'
import type { Progress } from './progress.ts'
import { writeReport } from './report/report.ts'
import {
  showChange,
  showHours,
  showInventories,
  showNotes,
  showPlan,
  showReport,
  showSources,
  showStart,
} from './terminal/show.ts'

/** All that the sample does, in order. */
export async function run(deployments: Deployments, flags: Flags, progress: Progress): Promise<void> {
  const { oss, cloud, real } = deployments
  const mayChange = flags.apply || !real
  showStart(real, mayChange)

  const sources = await progress.awaitRead('the sources', oss.listSources())
  showSources(sources)

  const queries = queriesFor(sources)
  const answer = queries.length > 0 ? readHours(oss, queries) : undefined
  const hours = answer && (await progress.awaitRead('the hourly series', answer))
  showHours(hours)

  const openSource = await readInventory('open-source', oss, progress)
  const managed = await readInventory('managed', cloud, progress)
  const webhooks = await progress.awaitRead('the webhooks', oss.listWebhooks())

  const targets = [
    { ...openSource, webhookId: webhooks[0]?.id },
    { ...managed, webhookId: flags.webhook ?? webhookInUse(managed) },
  ]
  const plan = planChanges(deployments, targets, queries[0]?.query.sourceId)
  showPlan(plan, mayChange)
  if (mayChange) for (const change of plan.changes) showChange(await progress.make(change))
  showNotes(plan.notes)

  const inventories = [openSource, managed]
  if (mayChange)
    for (const [index, before] of inventories.entries()) inventories[index] = await readAgain(before, progress)
  showInventories(inventories)

  const changes = mayChange ? progress.changed : plan.changes.map(({ intent }) => intent)
  const findings = { real, hours, inventories, made: mayChange, changes, notes: plan.notes }
  showReport(await progress.attempt('write report.html', writeReport(findings)))
}
