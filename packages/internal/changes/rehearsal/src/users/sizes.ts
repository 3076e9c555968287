import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What an install brings: packages, those of others among them, and bytes of their files. */
export interface Size {
  readonly packages: number
  readonly bytes: number
}

/** By what was installed: the folder of a package, or `all`. */
export type Sizes = Readonly<Record<string, Size>>

/** Bytes may grow by so much before somebody has to say so: a CHANGELOG is longer with each release. */
const tolerance = 0.03

/** Measures a `node_modules` of npm. */
export async function sizeOf(modules: string): Promise<Size> {
  const entries = await readdir(modules, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== '.package-lock.json')
  const sizes = await Promise.all(files.map(async (file) => (await lstat(join(file.parentPath, file.name))).size))
  const isPackage = /node_modules\/(@[^/]+\/)?[^/@.][^/]*$/
  return {
    packages: files.filter(({ name, parentPath }) => name === 'package.json' && isPackage.test(parentPath)).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
}

/** What grew beyond what was kept, and what is measured and was never kept, or the other way round. */
export function growth(kept: Sizes, found: Sizes): string[] {
  return [...new Set([...Object.keys(kept), ...Object.keys(found)])].flatMap((name) => {
    const [before, after] = [kept[name], found[name]]
    if (!before || !after) return [`${name} is ${after ? 'measured' : 'kept'} and not ${after ? 'kept' : 'measured'}.`]
    const more = after.packages - before.packages
    const limit = Math.floor(before.bytes * (1 + tolerance))
    return [
      ...(more > 0 ? [`${name} installs ${after.packages} packages, ${more} more than before.`] : []),
      ...(after.bytes > limit
        ? [
            `${name} takes ${after.bytes} bytes installed, more than ${limit}: ${before.bytes} and ${tolerance * 100} %.`,
          ]
        : []),
    ]
  })
}
