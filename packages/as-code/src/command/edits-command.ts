import { safeText } from '../form/sentences.ts'
import type { Cause } from '../plan/actions.ts'
import type { Settings } from './arguments.ts'
import type { Report } from './output.ts'
import { planned } from './plan-and-apply.ts'
import { exit, type Surroundings } from './surroundings.ts'

type Entry = Report['entries'][number]

/** What others did. The other causes of conflicts are a matter of the files. */
const edits: readonly (Cause | undefined)[] = ['edited', 'added', 'renamed', 'doubled']

/** Prints what others changed of the objects of a project since the last run, one line for each object. It writes nothing. */
export async function editsCommand(settings: Settings, surroundings: Surroundings): Promise<number> {
  const { report } = await planned(settings, surroundings)
  const lines = report.entries.flatMap(linesOf)
  const { stdout } = surroundings
  stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : 'No edits by others since the last run.\n')
  return lines.length > 0 ? exit.conflicts : exit.done
}

const longest = 500

function linesOf({ action, cause, object, place, sentences, effects }: Entry): string[] {
  const about = `${object}${place ? ` (${place})` : ''}`
  // A run creates what is missing. It cannot tell whether it was there.
  if (action === 'create') return [`${about} is not there: somebody deleted it, or no run has created it yet`]
  if (!edits.includes(cause)) return []
  const [first = '', ...rest] = sentences
  const isTitle = first.endsWith(':')
  const said = isTitle ? `${first} ${[...rest, ...effects].join('; ')}` : sentences.join('; ')
  return [safeText(`${about} ${said}`, longest)]
}
