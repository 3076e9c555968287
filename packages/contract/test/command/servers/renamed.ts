import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Names } from '@clouddb/management/names'
import { onTestFinished } from 'vitest'
import { parsedJsonText } from '../../../src/schema/schema.ts'

/** A server that uses other words than the one behind it, and refuses that one's words; and what it received. */
export function renamed(server: typeof fetch, { segments = {}, fields = {} }: Required<Names>) {
  const received: string[] = []
  const neutral = Object.fromEntries(Object.entries(fields).map(([name, word]) => [word, name]))
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { origin, pathname, search } = new URL(String(input))
    received.push(`${init.method ?? 'GET'} ${pathname} ${init.body ?? ''}`)
    const foreign = Object.keys(segments).find((segment) => pathname.split('/').includes(segment))
    if (foreign !== undefined) return new Response(`This server has no ${foreign}.`, { status: 404 })
    const words = new Map(Object.entries(segments).map(([segment, word]) => [word, segment]))
    const path = pathname.split('/').map((segment) => words.get(segment) ?? segment)
    const body = typeof init.body === 'string' ? withKeys(init.body, neutral) : init.body
    const answer = await server(origin + path.join('/') + search, { ...init, body: body ?? null })
    const text = await answer.text()
    return new Response(answer.status === 204 ? null : withKeys(text, fields), answer)
  }
  return { fetch, received }
}

function withKeys(text: string, names: Readonly<Record<string, string>>): string {
  const value = parsedJsonText(text)
  return value === undefined ? text : JSON.stringify(renameAll(value, names))
}

function renameAll(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((each) => renameAll(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [names[key] ?? key, renameAll(each, names)]))
}

/** A file with a text, which exists until the test ends. */
export function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'names.json')
  writeFileSync(file, text)
  return file
}
