import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CommandLine, suggestion, UsageError } from '@clouddb/command'
import type { Effect } from '../../document/document.ts'
import { type ReportFormat, reportFormats } from '../../report/render.ts'
import { isJsonObject, type Json, parsedJsonText } from '../../schema/schema.ts'
import { type Deployment, documentedDeployment, documentNames, type Rate, shortNameOf } from './deployments.ts'
import { type Allowed, effects } from './effects.ts'
import { type GivenNames, NAMES_EXPECTED } from './names.ts'
import type { Environment } from './target.ts'

/** Reads `--api` and `--document`. */
export function readDeployment(typed: CommandLine): Deployment {
  const words = documentNames.map(shortNameOf)
  const [name = typed.one('document'), known] = [typed.one('api'), words.join(', ')]
  if (name === undefined) {
    throw new UsageError(
      `\`--api\` is missing; expected one of ${known}: say which API stands at the address, since one address can serve several.`,
    )
  }
  const found = documentNames.find((each) => each === name || shortNameOf(each) === name)
  if (found) return documentedDeployment(found)
  throw new UsageError(`\`--api ${name}\` names no API; expected one of ${known}.${suggestion(name, words, '--api ')}`)
}

/** Reads the words of `--allow`. */
export function readAllowed(words: readonly string[], isWriting: boolean): Allowed {
  for (const word of words) {
    if ((effects as readonly string[]).includes(word)) continue
    throw new UsageError(
      `\`--allow ${word}\` names no effect; expected some of ${effects.join(', ')}.${suggestion(word, effects, '--allow ')}`,
    )
  }
  if (words.length > 0 && !isWriting) {
    throw new UsageError('`--allow` is given without `--write`; expected both or none: add `--write`.')
  }
  return new Set(words as readonly Effect[])
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 }

/** Reads `10/10s`; `none` is no limit. */
export function parseRate(text: string): Rate | undefined {
  if (text === 'none') return undefined
  const [, requests, amount, unit] = /^(\d+)\/(\d+(?:\.\d+)?)?(ms|s|m)$/.exec(text) ?? []
  const rate = { requests: Number(requests), milliseconds: Number(amount ?? 1) * (UNITS[unit ?? ''] ?? 0) }
  if (rate.requests > 0 && rate.milliseconds > 0) return rate
  throw new UsageError(
    `\`--rate ${text}\` is not a rate; expected requests and a time, like 10/10s or 100/1m, or none for no limit.`,
  )
}

export function rateInWords(rate: Rate | undefined): string {
  if (!rate) return 'as fast as it answers'
  const { requests, milliseconds } = rate
  return `at most ${requests} request${requests === 1 ? '' : 's'} in ${milliseconds / 1000} s`
}

/** Reads the seconds of `--timeout`; without it, the default of 30 s. */
export function readTimeout(text = '30'): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (seconds > 0 && seconds <= 3600) return seconds * 1000
  throw new UsageError(
    `\`--timeout ${text}\` is not a time; expected seconds for one request, up to 3600: \`--timeout 30\`.`,
  )
}

/** Reads `--ids`, and the ids that the client is given once from the environment. */
export function readIds(pairs: readonly string[], { variables, bound }: Deployment, environment: Environment) {
  const ids: Record<string, string> = {}
  for (const pair of pairs) {
    const [, name, value] = /^(\w+)=(.+)$/.exec(pair) ?? []
    if (name === undefined || value === undefined) {
      throw new UsageError(
        `\`--ids ${pair}\` names no object; expected a name and an id, several with commas: \`--ids dashboardId=66a1f0c2d4e8b7a9c3f50201\`.`,
      )
    }
    if (ids[name] !== undefined && ids[name] !== value) {
      throw new UsageError(`\`--ids\` gives ${name} twice; expected one id: leave the other out.`)
    }
    ids[name] = value
  }
  for (const name of bound) {
    const value = ids[name] ?? environment[String(variables[name])]
    if (!value) {
      throw new UsageError(
        `${name} is missing; expected it in the environment or among the ids: set ${variables[name]}, or add \`--ids ${name}=...\`.`,
      )
    }
    ids[name] = value
  }
  return ids
}

export function readCredentialOptions(
  { credentials, variables }: Deployment,
  environment: Environment,
): Record<string, string> {
  const missing = credentials.map((name) => String(variables[name])).filter((variable) => !environment[variable])
  if (missing.length > 0) {
    throw new UsageError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing; expected the credentials in the environment: \`export ${missing[0]}=...\`.`,
    )
  }
  return Object.fromEntries(credentials.map((name) => [name, String(environment[String(variables[name])])]))
}

/** Reads the file of `--names`. */
export function readNames(file: string): GivenNames {
  const names = readJson(file, 'names', `${NAMES_EXPECTED}: correct \`--names\``)
  if (!isJsonObject(names))
    throw new UsageError(`The names ${file} are not an object; ${NAMES_EXPECTED}: correct the file.`)
  return { file, names }
}

/** The value in a file; undefined where it is not JSON. */
function readJson(file: string, what: string, cure: string): Json | undefined {
  try {
    return parsedJsonText(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`The ${what} ${file} cannot be read (${(error as NodeJS.ErrnoException).code}); ${cure}.`)
  }
}

/** A report that `--report` asks for. Without a file it goes to standard output. */
export interface RequestedReport {
  readonly format: ReportFormat
  readonly file?: string
}

/** Reads `html=report.html` and `json`. */
export function parseReports(texts: readonly string[]): RequestedReport[] {
  const requested = texts.map(parseReport)
  const files = requested.map(({ file }) => (file === undefined ? undefined : resolve(file)))
  const twice = files.find((file, index) => files.indexOf(file) !== index)
  if (twice !== undefined) {
    throw new UsageError(`Two reports would be written to ${twice}; expected a file for each: name another one.`)
  }
  if (files.filter((file) => file === undefined).length > 1) {
    throw new UsageError(
      'Two reports would go to standard output; expected one at most: name a file, as in `--report html=report.html`.',
    )
  }
  return requested
}

function parseReport(text: string): RequestedReport {
  const [format = '', ...rest] = text.split('=')
  const file = rest.join('=')
  if (!(reportFormats as readonly string[]).includes(format)) {
    const hint = suggestion(format, reportFormats, '--report ') || ' Add a file: `--report html=report.html`.'
    throw new UsageError(`\`--report ${text}\` names no format; expected one of ${reportFormats.join(', ')}.${hint}`)
  }
  if (rest.length > 0 && file === '') {
    throw new UsageError(
      `\`--report ${text}\` names no file; expected one after the sign: \`--report ${format}=report\`.`,
    )
  }
  return { format: format as ReportFormat, ...(file !== '' && { file }) }
}

/** Failures of an earlier run that are accepted. */
export interface Baseline {
  readonly file: string
  /** The ids of the cases that failed. */
  readonly failed: ReadonlySet<string>
}

/** Reads a JSON report of an earlier run. Only `id` and `verdict` of its `cases` count; a shorter file may leave out the rest. */
export function readBaselineReport(file: string, document: string): Baseline {
  const cure = `expected the JSON report of an earlier run: write one with \`--report json=${file}\``
  const report = readJson(file, 'baseline', cure)
  const cases = isJsonObject(report) ? report.cases : undefined
  if (!isJsonObject(report) || !Array.isArray(cases))
    throw new UsageError(`The baseline ${file} holds no cases; ${cure}.`)
  if (!cases.every((each) => isJsonObject(each) && typeof each.id === 'string' && typeof each.verdict === 'string')) {
    throw new UsageError(`The baseline ${file} holds a case without its id or its verdict; ${cure}.`)
  }
  const of = isJsonObject(report.document) ? report.document.name : undefined
  if (of !== undefined && of !== document) {
    throw new UsageError(
      `The baseline ${file} is of the document ${of}, not of ${document}; expected one of the same: correct \`--baseline\` or \`--document\`.`,
    )
  }
  const failed = cases.flatMap((each) => (isJsonObject(each) && each.verdict === 'failed' ? [String(each.id)] : []))
  return { file, failed: new Set(failed) }
}
