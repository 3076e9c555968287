import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** What goldens may use of Node: bytes on a wire, and comparison. Nothing reads a file, and so no document. */
const tools = ['node:events', 'node:net', 'node:util']

/**
 * Follows the imports of a source, and names each that leads out of the goldens: to a document, to what is generated
 * from one, or to anything that could read one.
 *
 * @param room The folder of the package.
 */
export function forbiddenImports(start: string, room: string, read = readSource): string[] {
  const seen = new Set([start])
  const forbidden: string[] = []
  for (const file of seen) {
    const source = read(file)
    if (/\b(?:import|require)\s*\(|\bimport\.meta\b|\bprocess\b/.test(source))
      forbidden.push(`${file} reaches for something without an import statement`)
    for (const [, specifier = ''] of source.matchAll(
      /(?:^|\n)(?:import|export)\b(?:[^'"]*?from)?\s*['"]([^'"]+)['"]/g,
    )) {
      if (tools.includes(specifier)) continue
      const target = specifier.startsWith('.') ? resolve(dirname(file), specifier) : specifier
      if (isGolden(target, room)) seen.add(target)
      else forbidden.push(`${file} imports ${specifier}`)
    }
  }
  return forbidden
}

function isGolden(file: string, room: string): boolean {
  return ['operations/', 'src/goldens'].some((own) => file.startsWith(`${room}/${own}`))
}

function readSource(file: string): string {
  return readFileSync(file, 'utf8')
}
