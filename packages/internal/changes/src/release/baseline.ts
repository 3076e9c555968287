import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publishedPackages, readDeclarations, readSurface, readText, type Surface } from './surface.ts'

const folderName = 'released'

/** What the last release of a package promised; `undefined` before the version step has seen it. */
export function readBaseline(folder: string): Surface | undefined {
  const manifest = readText(join(folder, folderName, 'manifest.json'))
  if (manifest === undefined) return undefined
  return {
    manifest: JSON.parse(manifest),
    document: readText(join(folder, folderName, 'openapi.json')),
    declarations: readDeclarations(folder, `${folderName}/declarations`),
  }
}

/**
 * Writes the baseline of each package that the version step has given a new version, and returns their names. A package
 * whose version stands still keeps its own, so nothing that is not released can slip into what was promised.
 */
export function writeBaselines(root: string): string[] {
  const written: string[] = []
  for (const [name, folder] of publishedPackages(root)) {
    const surface = readSurface(root, folder)
    if (readBaseline(folder)?.manifest.version === surface.manifest.version) continue
    writeBaseline(folder, surface)
    written.push(name)
  }
  return written
}

/** Replaces the baseline as a whole: an interruption leaves one of them or none, which the check names, never half. */
function writeBaseline(folder: string, { manifest, document, declarations }: Surface): void {
  const target = join(folder, folderName)
  const fresh = mkdtempSync(join(folder, `.${folderName}-`))
  try {
    writeFileSync(join(fresh, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    if (document !== undefined) writeFileSync(join(fresh, 'openapi.json'), document)
    for (const [path, text] of declarations) {
      const file = join(fresh, 'declarations', path.slice('dist/'.length))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    rmSync(target, { recursive: true, force: true })
    renameSync(fresh, target)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
