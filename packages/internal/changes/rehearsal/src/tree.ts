import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Problem } from './problem.ts'
import { cleanEnvironment, type Environment, run } from './processes.ts'

const author = { GIT_AUTHOR_NAME: 'rehearsal', GIT_AUTHOR_EMAIL: 'rehearsal@example.com' }
const identity = { ...author, GIT_COMMITTER_NAME: 'rehearsal', GIT_COMMITTER_EMAIL: 'rehearsal@example.com' }

/** For git: nobody is asked, and a tag that is made has somebody who made it. */
export const gitEnvironment: Environment = { ...cleanEnvironment(), ...identity, GIT_TERMINAL_PROMPT: '0' }

export function git(cwd: string, ...parameters: string[]): Promise<string> {
  return run(['git', ...parameters], { cwd, env: gitEnvironment })
}

/** What git says of a tree: the commit, and what is not committed. Two that are equal are of an untouched tree. */
export async function stateOf(root: string): Promise<string> {
  const [head, status] = await Promise.all([
    git(root, 'rev-parse', 'HEAD'),
    git(root, 'status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'),
  ])
  return head.trim() + status
}

/** The files that are not as they are committed. */
export async function uncommitted(root: string): Promise<string[]> {
  const status = await git(root, 'status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames')
  return status
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3))
}

/**
 * Clones the commit of a tree. A release is cut from a commit, so what is not committed is refused: a file that was
 * forgotten would be found by nobody else. `taken` are such files that are to come along nevertheless.
 */
export async function cloneTree(root: string, folder: string, taken: readonly string[]): Promise<void> {
  await clone(root, folder)
  // Nothing of a rehearsal can be pushed to where it came from.
  await git(folder, 'remote', 'remove', 'origin')
  await git(folder, 'checkout', '--quiet', '-B', 'main')
  if ((await git(folder, 'rev-parse', '--is-shallow-repository')).trim() === 'true') await forgetHistory(folder)
  for (const file of taken) {
    await rm(join(folder, file), { force: true })
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(root, file), join(folder, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  if (taken.length > 0) await commit(folder, 'What is not committed yet')
}

/** A build server has the last commit alone, and the changesets would ask it for more: here that commit is the first. */
async function forgetHistory(folder: string): Promise<void> {
  const tree = (await git(folder, 'rev-parse', 'HEAD^{tree}')).trim()
  const first = (await git(folder, 'commit-tree', tree, '-m', 'Everything')).trim()
  await git(folder, 'reset', '--quiet', '--hard', first)
  await rm(join(folder, '.git/shallow'), { force: true })
}

/** Clones, and asks nobody for a signature or a hook: what the person's own settings want is not what is rehearsed. */
export async function clone(from: string, to: string): Promise<void> {
  const settings = ['commit.gpgSign=false', 'tag.gpgSign=false', 'core.hooksPath=']
  await git(dirname(to), 'clone', '--quiet', ...settings.flatMap((one) => ['--config', one]), from, to)
}

export async function commit(folder: string, message: string): Promise<void> {
  await git(folder, 'add', '--all')
  await git(folder, 'commit', '--quiet', '--no-verify', '--message', message)
}

export function refuseUncommitted(files: readonly string[]): void {
  if (files.length === 0) return
  const shown = files.slice(0, 10).join(', ') + (files.length > 10 ? ` and ${files.length - 10} more` : '')
  throw new Problem(
    `Not committed: ${shown}.`,
    'a tree without changes, because a release is cut from a commit',
    'commit or stash them; or `pnpm rehearse --uncommitted` takes them along.',
  )
}
