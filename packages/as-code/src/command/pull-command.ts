import { resolve } from 'node:path'
import { pullInto } from '../pull/pull.ts'
import type { Settings } from './arguments.ts'
import { exit } from './exit-codes.ts'
import { cleaningFor } from './output.ts'
import { presentIn } from './present-folder.ts'
import { writePulled } from './pulled-files.ts'
import type { Surroundings } from './surroundings.ts'
import { findTarget, refuseFailure } from './target.ts'
import { counted, refuse } from './words.ts'

/** Writes the objects of a deployment to files. */
export async function pullCommand(settings: Settings, surroundings: Surroundings): Promise<number> {
  const { env, fetch, stdout } = surroundings
  const cwd = surroundings.cwd()
  const { path = '.', project, only, tag, format, force } = settings
  if (path.trim() === '' || path.includes('\0')) refuse('The folder has no name. Name it, or leave it out.')
  const folder = resolve(cwd, path)
  const { client, options, title } = await findTarget(settings, cwd, env, fetch)
  const present = await presentIn(folder, settings, surroundings)
  const chosen = {
    ...(project === undefined ? {} : { project }),
    ...(only.length > 0 ? { only } : {}),
    ...(tag === undefined ? {} : { tag }),
  }
  const made = await pullInto(
    client,
    { ...options, ...chosen, json: format === 'json' },
    { present, environment: env, force },
  ).catch((error) => refuseFailure(error, title))
  const { files, removed, kept, notes } = made
  const { written, unchanged } = await writePulled(folder, files, { seen: present?.texts, force, removed })
  const clean = cleaningFor([], cwd)
  const lines = [
    `${counted(written.length, 'file')} written, ${unchanged.length} unchanged, from ${clean(title)}`,
    ...written.map((file) => `  ${file}`),
    ...removed.map((file) => `  ${file} was removed: it is no longer needed.`),
    ...listOf('What stays as it is:', kept.map(clean)),
    ...listOf('What the files do not carry, and why:', notes.map(clean)),
  ]
  stdout.write(`${lines.join('\n')}\n`)
  return kept.length > 0 ? exit.conflicts : exit.done
}

function listOf(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
}
