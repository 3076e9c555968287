import { createCoverage } from '../index.ts'
import type { RecordedExchange } from '../report/har.ts'
import type { RunReport } from '../report/run-report.ts'
import { createBystanders } from './objects/protected-objects.ts'
import { trackCreatedObjects } from './objects/created-objects.ts'
import { resourcesOf } from './objects/resources.ts'
import { tearDown } from './objects/teardown.ts'
import type { Baseline } from './options/baseline-file.ts'
import type { LoadedDeployment } from './options/deployments.ts'
import { checkIds } from './options/object-ids.ts'
import { selectCases } from './options/selection.ts'
import type { RunSettings } from './options/settings.ts'
import type { Progress } from './output/progress.ts'
import { withRepetition } from './output/repetition.ts'
import { completed } from './output/summary.ts'
import { createMark } from './objects/object-names.ts'
import { createRunContext } from './objects/run-context.ts'
import { createIncidents } from './engine/incidents.ts'
import { rateInWords } from './engine/rate.ts'
import { runSelected } from './cases/run-cases.ts'
import { createSender } from './engine/sender.ts'
import { createShapes } from './engine/shown-properties.ts'

export interface RunSurroundings {
  readonly loaded: LoadedDeployment
  readonly tool: RunReport['tool']
  /** Aborted when the run is to end early. */
  readonly stop: AbortSignal
  readonly progress: Progress
  /** Is given every exchange, also those that only prepare or clean up. */
  readonly record?: ((exchange: RecordedExchange) => void) | undefined
  /** Failures that are accepted. */
  readonly baseline?: Baseline | undefined
  /** What went wrong beside the run, in nobody's hands; it may grow until the run is over. */
  readonly mistakes?: readonly unknown[]
  /** What carries the requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch
}

/** Runs the cases against a deployment, cleans up, and reports. */
export async function run(
  settings: RunSettings,
  { loaded, tool, stop, progress, mistakes = [], record, baseline, fetch: network }: RunSurroundings,
): Promise<RunReport> {
  const { document, createClient } = loaded
  const { deployment, mode, rate, target: url, credentials, timeout, allowInsecureConnection } = settings
  checkIds(document, settings.ids)
  const selection = selectCases(document, settings.only)
  const started = new Date()
  const target = { document, createClient, url, mode, credentials, timeout, allowInsecureConnection }
  const resources = resourcesOf(document)
  const bystanders = createBystanders(settings.ids, resources)
  const { forbids } = bystanders
  const shapes = createShapes(settings.strict)
  const plainSender = createSender({
    target,
    rate,
    progress,
    stop,
    forbids,
    record,
    ...(network && { fetch: network }),
  })
  const sender = shapes.watching(plainSender)
  const created = trackCreatedObjects()
  const incidents = createIncidents()
  const known = { document, mode, resources, sender, created, bystanders, incidents }
  const context = createRunContext({ ...known, given: settings.ids, mark: createMark() })
  const coverage = createCoverage(document, mode)
  // Whatever goes wrong, nothing stays.
  const outcome = await runSelected({ context, selection, settings, coverage, shapes, progress }).finally(async () => {
    await tearDown(context, progress).catch((error) => incidents.addMistake(error, 'the deletion in the end'))
    progress.end()
  })
  for (const error of mistakes) incidents.addMistake(error, 'no case in particular')
  // Also of what was only made for others, where it failed, and of what showed only in the end.
  const unseen = shapes.neverSeen(selection.operations).filter((each) => selection.has(each))
  const all = [...incidents.mergedWith(outcome.cases), ...unseen]
  const shown = new Set([...selection.operations, ...all.map(({ operation: id }) => ({ id }))].map(({ id }) => id))
  const operations = document.operations.filter(({ id }) => shown.has(id))
  const info = document.raw.info as { readonly title: string; readonly version: string }
  return completed({
    version: 1,
    tool,
    document: { name: deployment.name, title: info.title, version: info.version },
    target: url,
    mode,
    profile: settings.strict ? 'strict' : 'default',
    rate: rateInWords(rate),
    startedAt: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 100) / 10,
    ...outcome,
    cases: operations
      .flatMap(({ id }) => all.filter(({ operation }) => operation === id))
      .map((each) => withRepetition(each, settings)),
    operations,
    keys: coverage.keys(),
    remarks: shapes.neverSeenRemarks(selection.operations),
    objects: created.report(),
    grave: incidents.grave(),
    requests: sender.requests(),
    accepted: baseline,
  })
}
