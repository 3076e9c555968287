import type { Manifest, Packages, Surface } from '../../src/release/surface.ts'

/** A package that exports its declarations, each file of them under a subpath of its name. */
export function surfaceOf(files: Readonly<Record<string, string>>, more: Partial<Manifest> = {}): Surface {
  const subpaths = Object.keys(files).filter((file) => /^[a-z]+\.d\.ts$/.test(file))
  const exports = Object.fromEntries(
    subpaths.map((file) => [
      file === 'index.d.ts' ? '.' : `./${file.replace('.d.ts', '')}`,
      { types: `./dist/${file}`, default: `./dist/${file.replace('.d.ts', '.js')}` },
    ]),
  )
  return {
    manifest: { name: '@made-up/package', version: '0.0.0', type: 'module', exports, ...more },
    document: undefined,
    declarations: new Map(Object.entries(files).map(([file, text]) => [`dist/${file}`, `${text}\nexport {}\n`])),
  }
}

export const packagesOf = (...surfaces: readonly Surface[]): Packages =>
  new Map(surfaces.map((surface) => [surface.manifest.name, surface]))
