import { pathToFileURL } from 'node:url'
import { planChanges } from './changes.ts'
import { type Flags, readSampleArguments, sampleHelp } from './command-line.ts'
import { connect, type Deployments } from './deployments.ts'
import { queriesFor, readHours } from './hours.ts'
import { readAgain, readInventory } from './inventory.ts'
import { errorSentence, isWrongUse, SampleProgress } from './progress.ts'
import { writeReport } from './report.ts'
import { oneLine, paint, printLine, printPlan, showHours, showInventories, showSources } from './terminal.ts'

/** Runs the sample with these arguments and returns its exit code. A failed run ends in one sentence. */
export async function start(args: string[]): Promise<0 | 1 | 2> {
  const progress = new SampleProgress()
  try {
    const flags = readSampleArguments(args)
    if (flags.help) process.stdout.write(sampleHelp)
    else await takeSteps(await connect(flags), flags, progress)
    return 0
  } catch (error) {
    const cross = paint('red', '✗', process.stderr)
    process.stderr.write(`${cross} ${oneLine(errorSentence(error, progress))}\n`)
    // A stack helps only a person who works on the sample.
    if (process.env.CLOUDDB_LOG === 'debug') process.stderr.write(`${(error as Error).stack}\n`)
    return isWrongUse(error) ? 2 : 1
  }
}

/** All steps of the sample, in order. */
async function takeSteps(deployments: Deployments, flags: Flags, progress: SampleProgress): Promise<void> {
  const { oss, cloud, real } = deployments
  const mayChange = flags.apply || !real
  const where = real ? 'real deployments' : 'a sandbox on this machine'
  printLine(`${paint(['bold', 'cyan'], 'CloudDB sample')}  ${where}${mayChange ? '' : ', read only'}`)

  const sources = await progress.awaitRead('the sources', oss.listSources())
  showSources(sources)

  const queries = queriesFor(sources)
  const answer = queries.length > 0 ? readHours(oss, queries, 24) : undefined
  const hours = answer && (await progress.awaitRead('the hourly series', answer))
  showHours(hours)

  const openSource = await readInventory('open-source', oss, progress)
  const managed = await readInventory('managed', cloud, progress)

  const plan = await planChanges(deployments, progress)
  printPlan(plan, mayChange)
  if (mayChange)
    for (const change of plan.changes) printLine(`  ${paint('green', '✓')} ${oneLine(await progress.make(change))}`)
  for (const note of plan.notes) printLine(paint('dim', `  – ${oneLine(note)}`))

  const inventories = [openSource, managed]
  if (mayChange)
    for (const [index, before] of inventories.entries()) inventories[index] = await readAgain(before, progress)
  showInventories(inventories)

  const changes = mayChange ? progress.changed : plan.changes.map(({ intent }) => intent)
  const findings = { real, hours, inventories, made: mayChange, changes, notes: plan.notes }
  progress.intent = 'write report.html'
  const report = await writeReport(findings)
  printLine(`\n${paint('bold', 'Report')}  ${pathToFileURL(report)}`)
}
