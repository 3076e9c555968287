import type { StoredObject } from '../generated/schema.ts'
import { Refusal } from '../http/refusal.ts'

/** A pipeline as it is stored: what answers show, and the states that follow by themselves. */
export interface StoredPipeline {
  id: string
  name: string
  state: string
  source: Readonly<Record<string, SourceSettings>>
  destination: Readonly<Record<string, unknown>>
  settings: Readonly<Record<string, unknown>>
  scaling?: Readonly<Record<string, unknown>>
  readonly [name: string]: unknown
  /** Absent where the state stays, as in a record that was shown. */
  following?: readonly { readonly state: string; readonly at: number }[]
}

/** What a pipeline knows of its source. */
export interface SourceSettings {
  readonly tableMappings?: readonly object[]
  readonly settings?: { readonly replicationMode?: string }
  readonly isContinuous?: boolean | null
  readonly [name: string]: unknown
}

export const pipelineOf = ({ record }: StoredObject): StoredPipeline => record as unknown as StoredPipeline

export const storedSource = ({ source }: Pick<StoredPipeline, 'source'>): [kind: string, settings: SourceSettings] =>
  Object.entries(source)[0] as [string, SourceSettings]

/** Whether a pipeline copies tables of a database, in place of reading a stream or files. */
export const copiesDatabase = (pipeline: Pick<StoredPipeline, 'source'>): boolean =>
  storedSource(pipeline)[1].tableMappings !== undefined

/** The state that a pipeline has at a time, and those that still follow. */
export function settledPipelineState(
  { state, following = [] }: Pick<StoredPipeline, 'state' | 'following'>,
  now: number,
) {
  const passed = following.filter(({ at }) => at <= now)
  return { state: passed.at(-1)?.state ?? state, following: following.slice(passed.length) }
}

/** The states from now on, one after each step of milliseconds. The last one stays. */
export function enteredStates([state = '', ...others]: readonly string[], now: number, step: number) {
  return { state, following: others.map((next, index) => ({ state: next, at: now + (index + 1) * step })) }
}

/** The states of a new pipeline. */
export function initialStates(pipeline: Pick<StoredPipeline, 'source'>, startsPaused: boolean): string[] {
  const [kind, { settings, isContinuous }] = storedSource(pipeline)
  if (copiesDatabase(pipeline))
    return ['Provisioning', 'Setup', 'Snapshot', settings?.replicationMode === 'snapshot' ? 'Completed' : 'Running']
  if (startsPaused) return ['Provisioning', 'Stopped']
  return kind === 'objectStorage' && isContinuous !== true
    ? ['Provisioning', 'Running', 'Completed']
    : ['Provisioning', 'Running']
}

const busy = ['Provisioning', 'Setup', 'Snapshot', 'Running', 'Degraded', 'Modifying', 'Resync']

/** The states that a command leads to. A stopped pipeline rests in another state where it copies a database. */
export function commandedStates(pipeline: StoredPipeline, command: string): string[] {
  const copies = copiesDatabase(pipeline)
  const refuse = (words: string) => {
    throw new Refusal(400, `BAD_REQUEST: Pipeline ${words}`)
  }
  if (command === 'resync') return copies ? ['Resync', 'Snapshot', 'Running'] : refuse('has no database to copy again')
  const isBusy = busy.includes(pipeline.state)
  if (command === 'stop') {
    if (!isBusy) refuse(`is ${pipeline.state} and cannot be stopped`)
    return copies ? ['Pausing', 'Paused'] : ['Stopping', 'Stopped']
  }
  if (isBusy) refuse('is already running')
  if (pipeline.state === 'Completed' && copies) refuse('is completed; resync it')
  return copies ? ['Setup', 'Running'] : ['Provisioning', 'Running']
}
