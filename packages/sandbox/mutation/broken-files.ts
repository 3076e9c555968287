import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type MutableFile, mutableFiles } from './mutants.ts'

/** The folder of the sandbox's sources. */
export const sources: string = join(import.meta.dirname, '../src')

const folders = ['rules', 'alerting', 'operations']

/** The rules of the sandbox, and what can be broken in them. */
export function brokenFiles(): MutableFile[] {
  const files = folders.flatMap((folder) => readdirSync(join(sources, folder)).map((name) => join(folder, name)))
  return mutableFiles(sources, [...files.sort(), join('deployments', 'limiter.ts')])
}
