import { execFile } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, join, sep } from 'node:path'
import { promisify } from 'node:util'

/** Returns the Node of the person who runs the tests, which is the first in `PATH` that the repository did not install. */
export function callersNode(): string {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`))
  const candidates = folders.map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
  return candidates.find(isExecutable) ?? process.execPath
}

function isExecutable(file: string): boolean {
  try {
    accessSync(realpathSync(file), constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs Node in a folder and returns what it prints. A failure is an error with the output. */
export async function runNode(
  folder: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  node: string = process.execPath,
): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(node, words, { cwd: folder, env, maxBuffer: 100_000_000 }).catch((error) => {
    throw new Error(`\`node ${words.join(' ')}\` fails: ${error.stdout}${error.stderr || error.message}`)
  })
}

let scripts = 0

/** Runs a script in the caller's Node, with an empty environment, and returns its printed JSON. */
export async function runScriptInNode(project: string, kind: 'mjs' | 'cjs', script: string): Promise<unknown> {
  const file = join(project, `script-${scripts++}.${kind}`)
  await writeFile(file, script)
  return JSON.parse((await runNode(project, [file], {}, callersNode())).stdout)
}
