import { processorSeconds } from './processes.ts'

/** Tells of each step in a line, with its time, and keeps what went wrong. */
export interface Transcript {
  /** Runs a step. What it returns is said behind its name; what it throws is told, and ends the rehearsal. */
  step<Value>(name: string, work: () => Promise<Value>, say?: (value: Value) => string): Promise<Value>
  heading(text: string): void
  /** The last line. */
  end(): void
}

/** A step has failed and been told of: nothing after it can be trusted, and nothing more is to be said. */
export class StepFailed extends Error {}

export function createTranscript(write: (line: string) => void, now: () => number = Date.now): Transcript {
  const start = now()
  const processor = processorSeconds() ?? 0
  let steps = 0
  let failures = 0
  const line = (mark: string, since: number, text: string) =>
    write(`${mark} ${seconds(now() - since).padStart(7)}  ${text}`)
  return {
    heading: (text) => write(`\n${text}`),
    async step(name, work, say) {
      const since = now()
      steps++
      try {
        const value = await work()
        const more = say?.(value)
        line('✓', since, more ? `${name}: ${more}` : name)
        return value
      } catch (error) {
        // What fails after that fails because of it: its processes are ended.
        if (failures > 0) throw new StepFailed(name)
        failures++
        line('✗', since, name)
        write(indented(error instanceof Error ? told(error) : String(error)))
        throw new StepFailed(name)
      }
    },
    end() {
      const used = processorSeconds()
      const cost = used === undefined ? '' : `, ${seconds(1000 * (used - processor))} of processors`
      write(`\n${steps} steps, ${failures} failed: ${seconds(now() - start)}${cost}`)
    },
  }
}

const told = (error: Error) => (/^\s+Cure: /m.test(error.message) ? error.message : (error.stack ?? error.message))
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const indented = (text: string) => text.replace(/^/gm, '    ')
