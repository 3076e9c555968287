import type { CaseReport, RequestReport } from '../../report/run-report.ts'
import type { RunSettings } from '../options/settings.ts'
import { isLoopback } from '../options/target-address.ts'

type Settings = Pick<
  RunSettings,
  'deployment' | 'target' | 'mode' | 'strict' | 'rate' | 'timeout' | 'ids' | 'allowInsecureConnection'
>

/** Adds to what went wrong how it is seen again: by `curl`, and by the command. Both are for a POSIX shell. */
export function withRepetition(item: CaseReport, settings: Settings): CaseReport {
  if (item.verdict !== 'failed' && item.clientComplaints === undefined) return item
  const { request } = item
  const again = commandFor(item.id, settings)
  return { ...item, ...(request && { curl: curlOf(request, item.kind, settings) }), again }
}

/** The command that runs one case again. */
function commandFor(id: string, settings: Settings): string {
  const { deployment, target, mode, strict, rate, timeout, ids, allowInsecureConnection } = settings
  const { hostname, host } = new URL(target)
  const options: readonly (readonly string[] | false)[] = [
    ['--document', deployment.name],
    ['--target', target],
    mode === 'writing' && ['--write'],
    mode === 'writing' && !isLoopback(hostname) && ['--yes-write-to', host],
    strict && ['--strict'],
    ['--only', id],
    Object.keys(ids).length > 0 && [
      '--ids',
      Object.entries(ids)
        .map((pair) => pair.join('='))
        .join(','),
    ],
    rate !== deployment.rate && ['--rate', rate ? `${rate.requests}/${rate.milliseconds}ms` : 'none'],
    timeout !== 30_000 && ['--timeout', String(timeout / 1000)],
    allowInsecureConnection && ['--allow-insecure-connection'],
  ]
  return ['npx @clouddb/contract', ...options.flatMap((each) => each || []).map(quoted)].join(' ')
}

/** A longer text is no argument of a command on Linux; what the shell itself prints may have any length. */
const LONGEST_ARGUMENT = 100_000

/** The request as a command line, with the variables of the credentials in the place of their values. */
function curlOf({ method, url, headers, body }: RequestReport, kind: string, settings: Settings): string {
  const { authorization, ...others } = headers
  const text = body === undefined ? undefined : asciiOf(body)
  const isPiped = text !== undefined && text.length > LONGEST_ARGUMENT
  // `curl` calls a body a form unless it is told otherwise.
  const shown = text === undefined || 'content-type' in others ? others : { ...others, 'content-type': '' }
  const words = [
    'curl -i',
    // Brackets and braces are patterns to it, and dots a way up.
    /[[\]{}]/.test(url) && '--globoff',
    /\/\.{1,2}(?:[/?#]|$)/.test(url) && '--path-as-is',
    (method !== 'GET' || text !== undefined) && `-X ${quoted(method)}`,
    quoted(url),
    authorization !== undefined && credentialOf(authorization, kind, settings),
    ...Object.entries(shown)
      .filter(([name]) => !NOISE.has(name))
      .map(([name, value]) => `-H ${quoted(value === '' ? `${name}:` : `${name}: ${value}`)}`),
    text !== undefined && (isPiped ? '--data-binary @-' : `--data-raw ${quoted(text)}`),
  ]
  const line = words.filter(Boolean).join(' ')
  return isPiped ? `printf %s ${quoted(text)} | ${line}` : line
}

/** What `curl` says itself, or nobody looks at. */
const NOISE = new Set(['connection', 'content-length', 'user-agent'])

/** The own credentials by their variables; those that a case makes up are shown, and those of theirs that are not stay hidden. */
function credentialOf(authorization: string, kind: string, { deployment: { variables } }: Settings): string {
  const isOwn = authorization.endsWith(' ***') && !/credentials|scheme|secret/.test(kind)
  if (!isOwn) return `-H ${quoted(`authorization: ${authorization}`)}`
  return authorization.startsWith('Basic ')
    ? `-u "$${variables.keyId}:$${variables.keySecret}"`
    : `-H "authorization: Bearer $${variables.apiKey}"`
}

/** A body is JSON, in which every character can be written in ASCII: so it survives whatever a log does to others. */
const asciiOf = (json: string): string =>
  json
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/#(?=#)/g, '\\u0023')

/** A word as a POSIX shell takes it for one, whatever it holds. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
