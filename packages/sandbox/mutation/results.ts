import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** A test that noticed a mutant: a line of the results. */
export interface Noticed {
  readonly id: string
  readonly test: string
  readonly complaint: string
}

/** What the processes of a run are told by their environment. */
export interface Task {
  /** The file of the results, which all of them write. */
  readonly results: string
  /** This process judges one in so many mutants. */
  readonly part: number
  readonly parts: number
  /** What the ids of the judged mutants hold. */
  readonly only: string
}

const variable = 'SANDBOX_MUTATION'

export function environmentOf(task: Task): Record<string, string> {
  return { [variable]: JSON.stringify(task) }
}

export function taskOf(environment: NodeJS.ProcessEnv): Task {
  return JSON.parse(environment[variable] ?? '{}')
}

export function noticedIn(file: string): Noticed[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}

export function note(file: string, noticed: Noticed): void {
  appendFileSync(file, `${JSON.stringify(noticed)}\n`)
}
