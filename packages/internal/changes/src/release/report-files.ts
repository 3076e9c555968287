import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listText } from '../comparison/sentence-text.ts'
import { entryName } from './manifest.ts'
import type { Current, Packages } from './surface.ts'

const folderName = 'api'

/** The reports of a package, as they are and as they should be, by file: `packages/management/api/jobs.api.md`. */
function reportFiles(root: string, { folder, reports }: Current): Map<string, { is?: string; should?: string }> {
  const files = new Map<string, { is?: string; should?: string }>()
  const pathOf = (file: string) => relative(root, join(folder, folderName, file)).replaceAll('\\', '/')
  for (const file of globSync('*.api.md', { cwd: join(folder, folderName) }))
    files.set(pathOf(file), { is: readFileSync(join(folder, folderName, file), 'utf8') })
  for (const [subpath, { text }] of reports) {
    const path = pathOf(`${subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-')}.api.md`)
    files.set(path, { ...files.get(path), should: text })
  }
  return files
}

function staleReports(root: string, packages: Iterable<Current>): [file: string, should: string | undefined][] {
  return [...packages].flatMap((current) =>
    [...reportFiles(root, current)].flatMap(([file, { is, should }]): [string, string | undefined][] =>
      is === should ? [] : [[file, should]],
    ),
  )
}

/** Writes the reports that are stale, removes those of entries that are gone, and returns their files. */
export function writeReports(root: string, packages: Iterable<Current>): string[] {
  return staleReports(root, packages).map(([file, should]) => {
    const path = join(root, file)
    mkdirSync(join(path, '..'), { recursive: true })
    if (should === undefined) rmSync(path)
    else writeFileSync(path, should)
    return file
  })
}

/** Returns a message for the reports that are stale. */
export function staleProblems(root: string, packages: Iterable<Current>): string[] {
  const files = staleReports(root, packages).map(([file]) => file)
  if (files.length === 0) return []
  return [`${listText(files)} ${files.length > 1 ? 'are' : 'is'} stale.\n  Run \`pnpm changes\`, and review the diff.`]
}

/** Returns a message for each package whose types changed since its last release, and that no changeset announces. */
export function typeProblems(before: Packages, after: Packages, announced: ReadonlySet<string>): string[] {
  return [...after].flatMap(([name, { types }]) => {
    const old = before.get(name)?.types
    if (old === undefined || announced.has(name)) return []
    const subpaths = [...new Set([...Object.keys(old), ...Object.keys(types)])]
    const changed = subpaths.filter((subpath) => old[subpath] !== types[subpath])
    if (changed.length === 0) return []
    return [
      `${name}: its types changed since the last release, and no changeset of it says why: ${listText(changed.map(entryName))}.\n` +
        `  Review the diff of its folder ${folderName}/, and describe the change with \`pnpm changeset\`.`,
    ]
  })
}
