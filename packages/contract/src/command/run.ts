import { type Case, createCoverage } from '../index.ts'
import { type RecordedExchange, withinArchive } from '../report/har.ts'
import type { CaseReport, RunReport } from '../report/run-report.ts'
import { createSecretProperties } from '../running/secret-properties.ts'
import { type CasesInput, runCases } from './cases/run-cases.ts'
import { type Ids, NetworkSender, type Progress, type SenderOptions } from './engine/sender.ts'
import { collectShownProperties } from './engine/shown-properties.ts'
import { ObjectRegistry } from './objects/object-registry.ts'
import { createdResources, effectOf } from './objects/resources.ts'
import { createRunContext, type RunContext } from './objects/run-context.ts'
import { tearDown } from './objects/tear-down.ts'
import type { LoadedDeployment } from './options/deployments.ts'
import { translationOf } from './options/names.ts'
import type { Baseline } from './options/option-readers.ts'
import { checkIds, selectCases } from './options/selection.ts'
import type { RunSettings } from './options/settings.ts'
import { hideSecrets } from './output/hidden-secrets.ts'
import { withRepetition } from './output/repetition.ts'
import { completed } from './output/summary.ts'
import { runSequences } from './sequences/sequences.ts'

export interface RunSurroundings {
  readonly loaded: LoadedDeployment
  readonly tool: RunReport['tool']
  /** Aborted when the run is to end early. */
  readonly stop: AbortSignal
  readonly progress: Progress
  /** Gets every exchange in the end, without secrets, also those that only prepare or clean up. */
  readonly record?: ((exchange: RecordedExchange) => void) | undefined
  /** Failures that are accepted. */
  readonly baseline?: Baseline | undefined
  /** Errors that no code caught; they may be added until the run is over. */
  readonly mistakes?: readonly unknown[]
  /** Carries the requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch
}

/** Runs the cases and the sequences against a deployment, cleans up, and reports. */
export async function run(
  settings: RunSettings,
  { loaded, tool, progress, mistakes = [], baseline, record, ...network }: RunSurroundings,
): Promise<RunReport> {
  const { document } = loaded
  const secrets = createSecretProperties(document, settings.names?.names.fields)
  const exchanges: RecordedExchange[] = []
  checkIds(document, settings.ids)
  const selection = selectCases(document, settings.only)
  const started = new Date()
  const shown = collectShownProperties(settings.strict)
  const noted = (exchange: RecordedExchange) => {
    secrets.noteSent(exchange.request.body)
    secrets.note(exchange.answer?.text)
    if (record) exchanges.push(withinArchive(exchange))
  }
  const context = contextFor(settings, loaded, { progress, record: noted, ...network }, shown.watching)
  const { incidents, sender, objects } = context
  const coverage = createCoverage(document, settings.mode)
  // Created objects are deleted whatever goes wrong.
  const outcome = await runAll({ context, selection, settings, coverage, shown, progress }).finally(async () => {
    await tearDown(context, progress).catch((error) => incidents.addMistake(error, 'the deletion in the end'))
    progress.end()
  })
  for (const error of mistakes) incidents.addMistake(error, 'no case in particular')
  const unseen = shown.neverSeen(selection.operations).filter((each) => selection.has(each))
  const all = [...incidents.mergedWith(outcome.cases), ...unseen]
  // Operations that were only called for others are reported where one of their cases failed.
  const reported = new Set([...selection.operations.map(({ id }) => id), ...all.map(({ operation }) => operation)])
  const operations = document.operations.filter(({ id }) => reported.has(id))
  const report = completed(settings, {
    tool,
    document,
    startedAt: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 100) / 10,
    ...outcome,
    cases: operations.flatMap(({ id }) => all.filter(({ operation }) => operation === id)),
    operations,
    keys: coverage.keys(),
    remarks: shown.neverSeenRemarks(selection.operations),
    objects: objects.report(),
    grave: incidents.grave(),
    requests: sender.requests(),
    accepted: baseline,
  })
  const hiding = hideSecrets(settings.credentials, secrets)
  for (const each of exchanges) record?.(hiding.exchange(each))
  const hidden = hiding.report(report)
  return { ...hidden, cases: hidden.cases.map((each) => withRepetition(each, settings)) }
}

async function runAll(
  input: CasesInput,
): Promise<{ readonly cases: readonly CaseReport[]; readonly interruptions: readonly string[] }> {
  const { context, selection } = input
  let sequences: readonly CaseReport[] = []
  const executed = await runCases(input, async (current) => {
    sequences = await runSequences(context, selection, (each) => current.obstacle(each)).catch((error) => {
      context.incidents.addMistake(error, 'sequences')
      return []
    })
  })
  if (typeof executed === 'string') return { cases: [], interruptions: [executed] }
  return { cases: [...executed.reports(), ...sequences], interruptions: executed.interruptions() }
}

/** Connects to the deployment that the settings name. */
export function contextFor(
  settings: RunSettings,
  { document, createClient, fetchWithNames }: LoadedDeployment,
  network: Pick<SenderOptions, 'progress' | 'stop' | 'record' | 'fetch'>,
  watching: (sender: RunContext['sender']) => RunContext['sender'] = (sender) => sender,
): RunContext {
  const { mode, allowed, rate, target: url, ids: given, credentials, timeout, allowInsecureConnection } = settings
  const target = {
    document,
    createClient,
    url,
    mode,
    credentials,
    timeout,
    allowInsecureConnection,
    showsSecrets: true,
  }
  const resources = createdResources(document, allowed)
  const objects = new ObjectRegistry(given, resources)
  const forbids = (item: Case, ids: Ids) => effectOf(item, allowed) ?? objects.forbids(item, ids)
  const translate = settings.names && translationOf(settings.names, fetchWithNames)
  const sender = new NetworkSender({ target, rate, ...network, translate, forbids })
  return createRunContext({ document, mode, allowed, resources, objects, sender: watching(sender), given })
}
