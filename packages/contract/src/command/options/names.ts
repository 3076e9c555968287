import { UsageError } from '@clouddb/command'
import type { FetchWithNames, fetchWithNames, Names, SendingFetch } from '@clouddb/management/names'

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

export const NAMES_EXPECTED =
  'expected JSON such as {"segments":{"observability":"your-word"},"fields":{"databaseVersion":"yourWord"}}'

/** The translation; refuses wrong words before anything is sent. */
export function translationOf({ file, names }: GivenNames, translated: Translating): Translate {
  try {
    translated(names)
  } catch (error) {
    throw new UsageError(`The names ${file} cannot be used: ${(error as Error).message} ${NAMES_EXPECTED}.`)
  }
  return (network) => translated(names, network)
}
