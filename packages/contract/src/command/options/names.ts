import { readFileSync } from 'node:fs'
import { UsageError } from '@clouddb/command'
import type { FetchWithNames, fetchWithNames, Names, SendingFetch } from '@clouddb/management/names'
import { isObject, parsedJson } from '../../schema/schema.ts'

/** The words of the deployment, by the neutral words of the document, and the file that holds them. */
export interface GivenNames {
  readonly file: string
  readonly names: Names
}

/** The fields for which the user gives words. */
export const namedFields = (given: GivenNames | undefined): readonly string[] => Object.keys(given?.names.fields ?? {})

export type Translating = typeof fetchWithNames
/** Puts the translation before what carries requests. */
export type Translate = (network: SendingFetch) => FetchWithNames

const EXPECTED =
  'expected JSON such as {"segments":{"observability":"your-word"},"fields":{"databaseVersion":"yourWord"}}'

/** Reads the file of `--names`. */
export function readNames(file: string): GivenNames {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`The names ${file} cannot be read (${code}); ${EXPECTED}: correct \`--names\`.`)
  }
  const names = parsedJson(text)
  if (!isObject(names)) throw new UsageError(`The names ${file} are not an object; ${EXPECTED}: correct the file.`)
  return { file, names }
}

/** The translation; refuses wrong words before anything is sent. */
export function translationOf({ file, names }: GivenNames, translated: Translating): Translate {
  try {
    translated(names)
  } catch (error) {
    throw new UsageError(`The names ${file} cannot be used: ${(error as Error).message} ${EXPECTED}.`)
  }
  return (network) => translated(names, network)
}
