import { main } from '../../src/command/main.ts'
import { PATIENT } from './run-against.ts'

/** The arguments of a run against a server of the open-source API. */
export const argumentsFor = (url: string, ...args: readonly string[]): readonly string[] => [
  ...['--document', 'observability-oss', '--target', url, '--rate', 'none', ...PATIENT],
  ...args,
]

/** Calls the command in this process, and returns the text that it writes. */
export async function callCommand(args: readonly string[], env: Record<string, string> = {}, process = fakeProcess()) {
  const { stdout, stderr } = process.texts
  const exitCode = await main(args, { env, ...process.surroundings })
  return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') }
}

/** The parts of a process that the command uses; `emit` sends it a signal. */
export function fakeProcess() {
  const texts = { stdout: [] as string[], stderr: [] as string[] }
  const listeners = new Map<string, (what: unknown) => void>()
  return {
    texts,
    emit: (event: string) => listeners.get(event)?.(event),
    surroundings: {
      stdout: { write: (text: string) => texts.stdout.push(text) },
      stderr: { write: (text: string) => texts.stderr.push(text) },
      on: (event: string, listener: (what: unknown) => void) => listeners.set(event, listener),
      off: (event: string) => listeners.delete(event),
      exit: (code: number): never => {
        throw new Error(`exit ${code}`)
      },
    },
  }
}
