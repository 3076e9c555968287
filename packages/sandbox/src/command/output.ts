import { shellWord } from '@clouddb/command/safe-text'
import { cloudDocument, type Document, ossDocument } from '../documents.ts'
import type { LoggedRequest } from '../generated/schema.ts'
import { defined } from '../json.ts'
import type { Sandbox } from '../sandbox.ts'

/** The variables with which clients reach a served sandbox, by their names. */
export function variablesOf(address: string, sandbox: Sandbox, hasControl: boolean): Record<string, string> {
  return {
    ...valuesIn(cloudDocument, { ...sandbox.observabilityCloud, baseUrl: address }),
    ...valuesIn(ossDocument, { ...sandbox.observabilityOss, baseUrl: address }),
    // Which of the two observability APIs is meant where a program can work on either.
    CLOUDDB_API: 'oss',
    ...(hasControl && { CLOUDDB_SANDBOX_URL: address }),
  }
}

/** The values of options by the variables that clients read. The managed APIs have the same variables. */
function valuesIn({ environment }: Document, options: object): Record<string, string> {
  const known = Object.entries(defined(options))
  return Object.fromEntries(
    known.flatMap(([option, value]) => (environment[option] ? [[environment[option], String(value)]] : [])),
  )
}

/** The text that the command prints when it is ready: its address, and variables to export. */
export function greeting(address: string, variables: Readonly<Record<string, string>>): string {
  const exports = Object.entries(variables).map(([name, value]) => `export ${name}=${shellWord(value)}`)
  return [
    'Sandbox of the management API and both observability APIs.',
    `Its state: ${address}/`,
    '',
    ...exports,
    '',
    '',
  ].join('\n')
}

const longest = 200

/** One line for a request, without control characters, and with a limited length. */
export function logLine({ time, method, path, operation, status, fault, error }: LoggedRequest): string {
  const parts = [
    new Date(time).toISOString().slice(11, 23),
    status ?? '---',
    printable(method),
    printable(path),
    ...(operation === undefined ? [] : [`(${operation})`]),
    ...(fault === undefined ? [] : [`fault: ${fault}`]),
    ...(error === undefined ? [] : [`unexpected error: ${printable(error)}`]),
  ]
  return `${parts.join(' ')}\n`
}

function printable(text: string): string {
  const clean = text.replace(/[^\x20-\x7e]/g, '?')
  return clean.length > longest ? `${clean.slice(0, longest)}...` : clean
}
