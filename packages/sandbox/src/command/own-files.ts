import { readFileSync } from 'node:fs'

/** Reads a file of the package. It has another relative path from the source than from the build. */
export function readOwnFile(name: 'package.json' | 'openapi.json'): string {
  try {
    return readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
  } catch {
    return readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
  }
}
