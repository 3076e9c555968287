import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Far beyond what a program needs on a busy machine, and far below the limits that a call has by default.
const longest = 30_000

/** Runs a program of `programs/` in a process of its own until it ends by itself; tells what it wrote as JSON. */
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
