import { resolve } from 'node:path'
import { pull } from '../pull/pull.ts'
import type { Settings } from './arguments.ts'
import { exit } from './exit-codes.ts'
import { cleaningFor } from './output.ts'
import { writePulled } from './pulled-files.ts'
import type { Surroundings } from './surroundings.ts'
import { findTarget, refuseFailure } from './target.ts'
import { counted } from './words.ts'

/** Writes the objects of a deployment to files. */
export async function pullCommand(settings: Settings, surroundings: Surroundings): Promise<number> {
  const { env, fetch, stdout } = surroundings
  const cwd = surroundings.cwd()
  const { path = '.', project, only, tag, format, force } = settings
  const { client, options, title } = await findTarget(settings, cwd, env, fetch)
  const chosen = {
    ...(project === undefined ? {} : { project }),
    ...(only.length > 0 ? { only } : {}),
    ...(tag === undefined ? {} : { tag }),
  }
  const { files, notes } = await pull(client, { ...options, ...chosen, json: format === 'json' }).catch((error) =>
    refuseFailure(error, title),
  )
  const { written, unchanged, stale } = await writePulled(resolve(cwd, path), files, { force })
  const clean = cleaningFor([], cwd)
  const lines = [
    `${counted(written.length, 'file')} written, ${unchanged.length} unchanged, from ${clean(title)}`,
    ...written.map((file) => `  ${file}`),
    ...stale.map((file) => `  ${file} is no longer part of the project. Delete it.`),
    ...(notes.length > 0
      ? ['', 'What the files do not carry, and why:', ...notes.map((note) => `  ${clean(note)}`)]
      : []),
  ]
  stdout.write(`${lines.join('\n')}\n`)
  return exit.done
}
