import type { DataPipeline } from '../generated/schema.ts'

/** States in which a pipeline copies data, or has copied all of them. */
export const isWorking = ({ state }: DataPipeline): boolean => ['Running', 'Snapshot', 'Completed'].includes(`${state}`)

/** States in which a pipeline rests until it is started. One that copies a database rests in `Paused`. */
export const isResting = ({ state }: DataPipeline): boolean => ['Paused', 'Stopped'].includes(`${state}`)

/** States that nothing but a person can end. */
export const hasFailed = ({ state }: DataPipeline): boolean => ['Failed', 'InternalError'].includes(`${state}`)

/** States in which a pipeline is about to rest. */
export const isPausing = ({ state }: DataPipeline): boolean => ['Pausing', 'Stopping'].includes(`${state}`)

/** The kind of the source of a pipeline, with what is known of it: servers send null for the other kinds. */
export function pipelineSource(pipeline: { readonly source?: object }): [kind: string, settings: object] | undefined {
  const { source = {} } = pipeline
  return Object.entries(source).find((entry): entry is [string, object] => Object(entry[1]) === entry[1])
}
