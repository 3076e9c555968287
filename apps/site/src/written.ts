import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from './apis.ts'
import type { SidebarEntry } from './pages.ts'

// The generator reads the pages from this file, so that it does not load the documents.
const folder = new URL('../generator/node_modules/.site/', import.meta.url)

interface Written {
  readonly pages: readonly Page[]
  readonly sidebar: SidebarEntry[]
}

/** Writes the pages for the generator. */
export function write(written: Written): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('pages.json', folder), JSON.stringify(written))
}

/** Reads the pages in the generator. */
export function read(): Written {
  return JSON.parse(readFileSync(new URL('pages.json', folder), 'utf8'))
}
