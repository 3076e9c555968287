import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { repository } from '../repository.ts'

export interface Step {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

export interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly environment?: string
  readonly needs?: string | readonly string[]
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}

export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly concurrency?: { readonly 'cancel-in-progress'?: unknown }
  readonly env?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const folder = join(repository, '.github')
const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).sort()
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Returns the workflows of the repository, by file. */
export function readWorkflows(): Record<string, Workflow> {
  return Object.fromEntries(filesOf('workflows/*.{yml,yaml}').map((file) => [basename(file), parse(textOf(file))]))
}

/** Returns the texts of the workflows and actions of the repository, by file. */
export function readTexts(): Record<string, string> {
  return Object.fromEntries(filesOf('{workflows,actions}/**/*.{yml,yaml}').map((file) => [file, textOf(file)]))
}

/** Returns the only step of the action that installs pnpm. */
export function readPnpmAction(): Step {
  return parse(textOf('actions/pnpm/action.yml')).runs.steps[0]
}
