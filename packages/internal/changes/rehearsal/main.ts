// The command: rehearses releases on a registry of its own, and leaves nothing behind.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '@clouddb/packed/install/repository.ts'
import { refuse } from './src/problem.ts'
import { endAll } from './src/processes.ts'
import { rehearse } from './src/rehearsal.ts'
import { createTranscript, StepFailed } from './src/transcript.ts'
import { stateOf } from './src/tree.ts'
import { growth, type Sizes } from './src/users/sizes.ts'

const asked = options()

const results = new URL('results.json', import.meta.url)
const kept: Sizes = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : {}
const transcript = createTranscript((line) => console.log(line))
const before = await stateOf(repository)
// Beyond links, because compilers and Node name files by their real paths.
const folder = await realpath(await mkdtemp(join(tmpdir(), 'rehearsal-')))
const closing: (() => Promise<void>)[] = []

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    leaveNothing()
    console.log('\nInterrupted. Processes are ended and folders are removed.')
    process.exit(130)
  })

function options() {
  try {
    return parseArgs({
      options: {
        /** Takes along what is not committed. */
        uncommitted: { type: 'boolean', default: false },
        /** Keeps what was measured in results.json. */
        write: { type: 'boolean', default: false },
        /** Lets the folders of the rehearsal stay. */
        keep: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    console.error(`rehearse: ${(error as Error).message}. Expected: --uncommitted, --write or --keep.`)
    process.exit(2)
  }
}

/** What must not stay when this ends, however it does. */
function leaveNothing(): void {
  endAll()
  if (!asked.keep) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

async function leave(): Promise<void> {
  for (const close of closing.splice(0)) await close()
  leaveNothing()
}

try {
  const onOpened = (close: () => Promise<void>) => void closing.push(close)
  const options = { repository, folder, takesUncommitted: asked.uncommitted, onOpened }
  const sizes = await rehearse(options, transcript)
  transcript.heading('What stays')
  await transcript.step('what is installed is no larger than it was', async () => {
    if (asked.write) return
    refuse(
      growth(kept, sizes),
      'what packages/internal/changes/rehearsal/results.json says',
      'install less; or, if it is meant so, `pnpm rehearse --write` and `pnpm figures`, and say why in the changeset.',
    )
  })
  await transcript.step('the repository is as it was', async () => {
    const after = await stateOf(repository)
    refuse(after === before ? [] : [`git says: ${after}`], `what it said before: ${before}`, 'find what writes there.')
  })
  await transcript.step('processes are ended, and folders are removed', leave)
  if (asked.write) writeFileSync(results, `${JSON.stringify(sizes, null, 2)}\n`)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  process.exitCode = 1
} finally {
  await leave()
  if (asked.keep) console.log(`\nThe folders stay in ${folder}`)
  transcript.end()
}
// A compiler that is kept in a thread, say, is no reason to wait.
process.exit()
