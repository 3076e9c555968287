import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// No test measures time. This limit only ends programs that hang: on a busy machine, a second of work takes minutes.
const longest = 600_000

/** Runs a program of `programs/` in its own process until it ends by itself, and returns its JSON output. */
export function run(
  program: string,
  { flags = [], parameters = [] }: { flags?: string[]; parameters?: string[] } = {},
): Promise<object> {
  const file = fileURLToPath(new URL(`programs/${program}.ts`, import.meta.url))
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...flags, file, ...parameters], { timeout: longest }, (error, output) => {
      if (error) reject(new Error(`The program \`${program}\` did not end well by itself.\n${error}\n${output}`))
      else resolve(JSON.parse(output))
    })
  })
}
