/** The parts of a process by which it is interrupted. */
interface Interruptible<Signal> {
  readonly stderr: { write(text: string): unknown }
  on(signal: Signal, listener: () => void): unknown
  off(signal: Signal, listener: () => void): unknown
  exit(code: number): unknown
}

/** A second signal within these milliseconds is the same one, passed on by the parent process. */
const echo = 150

/** The first signal aborts what a command does, and prints what follows from it; the second ends the process with a code. */
export function listenForInterruption<Signal>(
  process: Interruptible<Signal>,
  signals: readonly Signal[],
  message: string,
  code: number,
): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController()
  let first = 0
  const listen = () => {
    if (controller.signal.aborted) {
      if (Date.now() - first > echo) process.exit(code)
      return
    }
    first = Date.now()
    controller.abort()
    process.stderr.write(message)
  }
  for (const each of signals) process.on(each, listen)
  const end = () => {
    for (const each of signals) process.off(each, listen)
  }
  return { signal: controller.signal, end }
}
