import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Builds the site and checks its links. */
export function setup(): void {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
  const { status } = spawnSync(process.execPath, [main], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The site could not be built; see the output above.')
}
