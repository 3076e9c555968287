import type { Wishes } from './command-line.ts'
import type { Deployments } from './deployments.ts'
import { questionsFor, readHours } from './hours.ts'
import { readInventory, webhookInUse } from './inventory.ts'
import type { Journal } from './journal.ts'
import { planChanges } from './plan.ts'
import { writeReport } from './report.ts'
import {
  showChange,
  showHours,
  showInventories,
  showNotes,
  showPlan,
  showReport,
  showSources,
  showStart,
} from './show.ts'

/** All that the sample does, in order. */
export async function tour(deployments: Deployments, wishes: Wishes, journal: Journal): Promise<void> {
  const { oss, cloud, real } = deployments
  const mayChange = wishes.apply || !real
  showStart(real, mayChange)

  const sources = await journal.reading('the sources', oss.listSources())
  showSources(sources)

  const questions = questionsFor(sources)
  const answer = questions.length > 0 ? readHours(oss, questions) : undefined
  const hours = answer && (await journal.reading('the hourly series', answer))
  showHours(hours)

  const openSource = await readInventory('open-source', oss, journal)
  const managed = await readInventory('managed', cloud, journal)
  const webhooks = await journal.reading('the webhooks', oss.listWebhooks())
  const inventories = [openSource, managed]
  showInventories(inventories)

  const targets = [
    { ...openSource, webhookId: webhooks[0]?.id },
    { ...managed, webhookId: wishes.webhook ?? webhookInUse(managed) },
  ]
  const plan = planChanges(deployments, targets, questions[0]?.query.sourceId)
  showPlan(plan, mayChange)
  if (mayChange) for (const change of plan.changes) showChange(await journal.changing(change))
  showNotes(plan.notes)

  const changes = mayChange ? journal.changed : plan.changes.map(({ intent }) => intent)
  const findings = { real, hours, inventories, made: mayChange, changes, notes: plan.notes }
  showReport(await journal.attempt('write report.html', writeReport(findings)))
}
