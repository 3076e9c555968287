import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

// biome-ignore lint/suspicious/noExplicitAny: a change reaches anywhere into a document.
export type Json = any

const base = JSON.stringify(parse(readFileSync(new URL('base.yaml', import.meta.url), 'utf8')))

/** The document that most pairs edit. Its parts share no objects. */
export const baseDocument = (): Json => JSON.parse(base)
