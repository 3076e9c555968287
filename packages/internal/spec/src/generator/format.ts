import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { DocumentError } from '../document/problems.ts'

const repository = fileURLToPath(new URL('../../../../..', import.meta.url))
const require = createRequire(import.meta.url)

// Between two files in one call of the formatter. A starting process costs more than the formatting.
const border = '// ---------------------------------------- clouddb-generate: the next file'

/** Formats TypeScript sources as the repository formats its own. */
export async function formatTypeScript(sources: readonly string[]): Promise<string[]> {
  const [command, ...args] = formatter()
  const input = sources.join(`\n${border}\n`)
  const output = await run(
    command as string,
    [...args, 'format', '--stdin-file-path=generated.ts', `--config-path=${repository}`],
    input,
  )
  return output.split(`${border}\n`).map((source) => `${source.trim()}\n`)
}

// The formatter's own launcher costs a second Node process; the binary beside it needs none.
function formatter(): string[] {
  const launcher = require.resolve('@biomejs/biome/bin/biome')
  const extension = process.platform === 'win32' ? '.exe' : ''
  try {
    return [createRequire(launcher).resolve(`@biomejs/cli-${process.platform}-${process.arch}/biome${extension}`)]
  } catch {
    return [process.execPath, launcher]
  }
}

function run(command: string, args: readonly string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: repository, stdio: ['pipe', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    child.on('error', (cause) =>
      reject(
        new DocumentError(
          `The formatter did not start: ${cause.message}. Install the packages of the repository anew.`,
          { cause },
        ),
      ),
    )
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString('utf8'))
      else {
        const words = Buffer.concat(errors).toString('utf8').trim()
        reject(
          new DocumentError(`The formatter refused the generated sources. This is a fault of the generator:\n${words}`),
        )
      }
    })
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
