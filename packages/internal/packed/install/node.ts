import { execFile } from 'node:child_process'
import { accessSync, constants, realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { delimiter, join, sep } from 'node:path'
import { promisify } from 'node:util'

/** The Node of the person who runs the tests, as far as it can be told from the one that the repository brings. */
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

let scripts = 0

/** Runs a script in a project, in that Node, with nothing in the environment, and returns what it prints as JSON. */
export async function runInNode(project: string, kind: 'mjs' | 'cjs', script: string): Promise<unknown> {
  const file = join(project, `script-${scripts++}.${kind}`)
  await writeFile(file, script)
  const { stdout } = await promisify(execFile)(callersNode(), [file], { cwd: project, env: {} })
  return JSON.parse(stdout)
}
