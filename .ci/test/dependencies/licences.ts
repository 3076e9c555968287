import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.ts'

/** Licences that require attribution at most. Users can install such packages without legal advice. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/** Further licences for tools, which are not published. */
const forTools = [...permissive, 'BlueOak-1.0.0', 'PSF-2.0', 'Python-2.0']

/** Returns the licence of each installed package, by `name@version`. Packages for other platforms are missing. */
export function installedLicences(): Map<string, string> {
  const manifests = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: repository })
  return new Map(
    manifests.map((file) => {
      const { name, version, license, licenses } = JSON.parse(readFileSync(join(repository, file), 'utf8'))
      const said = [license ?? licenses ?? []].flat().map((one) => one.type ?? one)
      return [`${name}@${version}`, said.join(' OR ')]
    }),
  )
}

/** Returns the packages with a forbidden licence: `name@version: licence`. */
export function refused(licences: ReadonlyMap<string, string>, shipped: ReadonlySet<string>): string[] {
  return [...licences].flatMap(([id, licence]) => {
    const allowed = shipped.has(id) ? permissive : forTools
    return choices(licence).some((one) => allowed.includes(one)) ? [] : [`${id}: ${licence || 'no licence'}`]
  })
}

/** `(MIT OR CC0-1.0)` offers a choice. `MIT AND GPL-3.0` does not, and is on no list. */
const choices = (licence: string) => licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
