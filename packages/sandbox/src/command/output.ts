import { shellWord } from '@clouddb/command/safe-text'
import { cloudDocument, type Document, ossDocument } from '../documents.ts'
import type { LoggedRequest } from '../generated/schema.ts'
import type { Sandbox } from '../sandbox.ts'

/** The text that the command prints when it is ready: its address, and variables to export. */
export function greeting(address: string, sandbox: Sandbox, hasControl: boolean): string {
  const variables = {
    ...variablesOf(cloudDocument, { ...sandbox.observabilityCloud, baseUrl: address }),
    ...variablesOf(ossDocument, { ...sandbox.observabilityOss, baseUrl: address }),
    // Which of the two observability APIs is meant where a program can work on either.
    CLOUDDB_API: 'oss',
    CLOUDDB_SANDBOX_URL: hasControl ? address : undefined,
  }
  const exports = Object.entries(variables)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `export ${name}=${shellWord(String(value))}`)
  return [
    'Sandbox of the management API and both observability APIs.',
    `Its state: ${address}/`,
    '',
    ...exports,
    '',
    '',
  ].join('\n')
}

/** The values of options by the variables that clients read. The managed APIs have the same variables. */
function variablesOf({ environment }: Document, options: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(options))
  return Object.fromEntries(Object.entries(environment).map(([option, variable]) => [variable, values.get(option)]))
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
