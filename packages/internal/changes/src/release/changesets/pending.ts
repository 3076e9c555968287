import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseChangesetFile } from '@changesets/parse'
import type { Bump } from '../../comparison/change.ts'
import { greater } from '../../comparison/effect.ts'
import { says } from './sentence.ts'

/** A changeset that waits for the version step. */
export interface Changeset {
  /** `.changeset/lists-are-walked.md` */
  readonly file: string
  readonly bumps: ReadonlyMap<string, Bump>
  readonly text: string
}

export const changesetFolder = '.changeset'

export function readChangesets(root: string): Changeset[] {
  const files = globSync(`${changesetFolder}/*.md`, { cwd: root }).filter((file) => !file.endsWith('README.md'))
  return files.sort().map((file) => {
    const { releases, summary } = parse(readFileSync(join(root, file), 'utf8'), file)
    const bumps = releases.flatMap(({ name, type }): [string, Bump][] => (type === 'none' ? [] : [[name, type]]))
    return { file: file.replaceAll('\\', '/'), bumps: new Map(bumps), text: summary }
  })
}

function parse(text: string, file: string): ReturnType<typeof parseChangesetFile> {
  try {
    return parseChangesetFile(text)
  } catch (cause) {
    const [line = ''] = String((cause as Error).message).split('\n')
    const problem = line.replace(/^could not parse changeset - /, '').replace(/\.$/, '')
    throw new Error(`${file} cannot be read: ${problem}. Mend the lines between the two \`---\` at its top.`, { cause })
  }
}

/** The changesets of a package, and what they make of it together. */
export interface Pending {
  readonly bump: Bump | undefined
  /** The changeset that says a sentence. */
  saying(sentence: string): Changeset | undefined
}

export function pendingOf(changesets: readonly Changeset[], name: string): Pending {
  const own = changesets.filter(({ bumps }) => bumps.has(name))
  const bumps = own.flatMap((changeset) => changeset.bumps.get(name) ?? [])
  return {
    bump: bumps.length === 0 ? undefined : bumps.reduce(greater),
    saying: (sentence) => own.find(({ text }) => says(text, sentence)),
  }
}
