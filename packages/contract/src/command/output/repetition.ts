import { shellWord } from '@clouddb/command/safe-text'
import type { CaseReport, RequestReport } from '../../report/run-report.ts'
import { shortNameOf } from '../options/deployments.ts'
import type { RunSettings } from '../options/settings.ts'

/** Adds to a failure how to repeat it: with `curl`, and with the command. Both lines are for a POSIX shell. */
export function withRepetition(item: CaseReport, settings: RunSettings): CaseReport {
  if (item.verdict !== 'failed' && item.clientComplaints === undefined) return item
  const { request } = item
  const again = commandFor(item.id, settings)
  return { ...item, ...(request && { curl: curlOf(request, item.kind, settings) }), again }
}

/** The command that runs one case again. */
function commandFor(id: string, settings: RunSettings): string {
  const { deployment, target, ids, repeated } = settings
  const named = Object.entries(ids).map((pair) => pair.join('='))
  const words = ['--api', shortNameOf(deployment.name), '--target', target, ...repeated, '--only', id]
  if (named.length > 0) words.push('--ids', named.join(','))
  return ['npx @clouddb/contract', ...words.map(shellWord)].join(' ')
}

/** Linux refuses longer arguments of a command; the shell's own `printf` takes any length. */
const LONGEST_ARGUMENT = 100_000

/** The request as a `curl` line, with the variables of the credentials in place of their values. */
function curlOf({ method, url, headers, body }: RequestReport, kind: string, settings: RunSettings): string {
  const { authorization, ...others } = headers
  const text = body === undefined ? undefined : asciiOf(body)
  const isPiped = text !== undefined && text.length > LONGEST_ARGUMENT
  // By default `curl` sends a body as a form.
  const shown = text === undefined || 'content-type' in others ? others : { ...others, 'content-type': '' }
  const words = [
    'curl -i',
    // `curl` expands brackets and braces, and resolves dots in paths.
    /[[\]{}]/.test(url) && '--globoff',
    /\/\.{1,2}(?:[/?#]|$)/.test(url) && '--path-as-is',
    (method !== 'GET' || text !== undefined) && `-X ${shellWord(method)}`,
    shellWord(url),
    authorization !== undefined && credentialOf(authorization, kind, settings),
    ...Object.entries(shown)
      .filter(([name]) => !NOISE.has(name))
      .map(([name, value]) => `-H ${shellWord(value === '' ? `${name}:` : `${name}: ${value}`)}`),
    text !== undefined && (isPiped ? '--data-binary @-' : `--data-raw ${shellWord(text)}`),
  ]
  const line = words.filter(Boolean).join(' ')
  return isPiped ? `printf %s ${shellWord(text)} | ${line}` : line
}

/** Headers that `curl` sets itself, or that do not matter. */
const NOISE = new Set(['connection', 'content-length', 'user-agent'])

/** The user's credentials as variables. Credentials that a case makes up are shown, or stay hidden where they contain the user's. */
function credentialOf(authorization: string, kind: string, { deployment: { variables } }: RunSettings): string {
  const isOwn = authorization.endsWith(' ***') && !/credentials|scheme|secret/.test(kind)
  if (!isOwn) return `-H ${shellWord(`authorization: ${authorization}`)}`
  return authorization.startsWith('Basic ')
    ? `-u "$${variables.keyId}:$${variables.keySecret}"`
    : `-H "authorization: Bearer $${variables.apiKey}"`
}

/** Writes JSON in ASCII only: logs may change other characters. */
const asciiOf = (json: string): string =>
  json
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/#(?=#)/g, '\\u0023')
