// Turbo restores the files of a cached build, and leaves those of other builds beside them. So each build records the files
// that it wrote, and before a package is packed (`prepack`), this script removes all others.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const record = '.built.json'

/** A hook of tsdown, which empties `dist` first. It runs for each format; the last run finds all files. */
export function recordBuild({ options: { outDir } }: { options: { outDir: string } }): void {
  writeFileSync(join(dirname(outDir), record), JSON.stringify(filesIn(outDir)))
}

/** Removes the files of `dist` that the current build did not write. */
function removeOthers(folder: string): void {
  const dist = join(folder, 'dist')
  if (!existsSync(join(folder, record)))
    throw new Error(`${folder} is not built, so there is nothing to pack. Run \`pnpm build\` first.`)
  const built: string[] = JSON.parse(readFileSync(join(folder, record), 'utf8'))
  for (const file of filesIn(dist)) if (!built.includes(file)) rmSync(join(dist, file))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(resolve(folder).length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

if (import.meta.main) removeOthers(process.cwd())
