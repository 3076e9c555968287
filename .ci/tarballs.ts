// Builds the published packages, and packs them into `tarballs/` as npm installs them. Prints what is made, and the next step.
import { spawnSync } from 'node:child_process'
import { globSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = 'tarballs'
const shell = process.platform === 'win32'

for (const old of globSync(`${folder}/clouddb-*.tgz`)) rmSync(old)
run('Building the packages …', 'node', ['.ci/turbo.ts', 'run', 'build', '--filter=./packages/*'])
run('Packing them …', 'pnpm', ['--recursive', '--filter=./packages/*', 'pack', '--pack-destination', folder])
const files = globSync(`${folder}/*.tgz`).sort()
for (const file of files) console.log(`  ${file}  ${Math.ceil(statSync(file).size / 1_000)} kB`)
console.log(`\nInstall them in a project of your own:\n  npm install ${resolve(folder)}/*.tgz`)

/** Runs a step. Its output is shown only where it fails. */
function run(title: string, command: string, args: readonly string[]): void {
  console.log(title)
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', shell, maxBuffer: 2 ** 28 })
  if (status === 0) return
  console.error(`${stdout}${stderr}\nThe step failed: ${command} ${args.join(' ')}`)
  process.exit(1)
}
