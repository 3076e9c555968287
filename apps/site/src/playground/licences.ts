import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const room = fileURLToPath(new URL('../..', import.meta.url))
// What builds the site, and stays where it is built.
const atHome = ['rolldown', '@clouddb/spec']

/** The licences of everything that travels to a reader when an example is run or changed, one after the other. */
export function licences(): string {
  const found = new Map<string, string>()
  const visit = (folder: string): void => {
    const { name, version, license, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    if (found.has(name)) return
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|thirdpartynotice|notice)/i.test(file))
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
    found.set(name, [`${name} ${version} (${license})`, ...texts].join('\n\n'))
    for (const each of Object.keys(dependencies)) if (!atHome.includes(each)) visit(folderOf(each, folder))
  }
  visit(room)
  return [...found]
    .flatMap(([name, text]) => (name.startsWith('@clouddb/') ? [] : [text]))
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}

function folderOf(name: string, from: string): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const there = join(folder, 'node_modules', name)
    if (existsSync(there)) return realpathSync(there)
  }
  throw new Error(`${name} is not installed, on which ${from} depends. Cure: pnpm install.`)
}
