import { safeText } from '@clouddb/command/safe-text'
import type { Cause } from '../plan/actions.ts'
import { internalsOf } from '../plan/plan.ts'
import type { Report } from './output.ts'
import { planned } from './plan-and-apply.ts'
import { exit } from './surroundings.ts'
import type { CommandRun } from './target.ts'

type Entry = Report['entries'][number]

/** What others did. The other causes of conflicts are a matter of the files. */
const edits: readonly (Cause | undefined)[] = ['edited', 'added', 'renamed', 'doubled', 'foreign']

/** Prints what others changed of the objects of a project since the last run, one line for each object. It writes nothing. */
export async function editsCommand(run: CommandRun): Promise<number> {
  const { report, plan } = await planned(run)
  const lines = report.entries.flatMap(entryLines)
  const { stdout, stderr } = run.surroundings
  const unseen = internalsOf(plan).state.incomplete
  const compared = report.counts.uncompared > 0 ? ', in what was compared' : ''
  if (lines.length > 0) stdout.write(`${lines.join('\n')}\n`)
  else if (unseen.length === 0) stdout.write(`No edits by others since the last run${compared}.\n`)
  if (unseen.length > 0)
    stderr.write(`as-code: The server did not send its whole list of ${unseen.join(' and ')}. Run it again later.\n`)
  return lines.length > 0 ? exit.conflicts : unseen.length > 0 ? exit.error : exit.done
}

const longest = 500

function entryLines({ action, cause, object, place, sentences, effects }: Entry): string[] {
  const about = `${object}${place ? ` (${place})` : ''}`
  // A run creates what is missing, and adopts what has no mark. It cannot tell whether that was different before.
  const missing = `${about} is not there: somebody deleted it, or no run has created it yet`
  if (action === 'create') return [safeText([missing, ...effects].join('; '), longest)]
  if (cause === 'unowned') return [`${about} has no mark: somebody removed that, or no run has adopted it yet`]
  if (!edits.includes(cause)) return []
  const [first = '', ...rest] = sentences
  const isTitle = first.endsWith(':')
  const said = isTitle ? `${first} ${[...rest, ...effects].join('; ')}` : sentences.join('; ')
  return [safeText(`${about} ${said}`, longest)]
}
