import { readFileSync } from 'node:fs'
import { type Pair, pairsOf, readBlocks } from '../blocks.ts'
import { baseDocument, edited, type Json, type Roots } from './edits.ts'

/** Names for the parts of the base document that most pairs edit. */
const roots: Roots = {
  request: ['components', 'schemas', 'CreateAlertRequest', 'properties'],
  alert: ['components', 'schemas', 'Alert', 'properties'],
  schemas: ['components', 'schemas'],
  listAlerts: ['paths', '/alerts', 'get'],
  createAlert: ['paths', '/alerts', 'post'],
  getAlert: ['paths', '/teams/{teamId}/alerts/{alertId}', 'get'],
  snoozeAlert: ['paths', '/teams/{teamId}/alerts/{alertId}', 'patch'],
  deleteAlert: ['paths', '/teams/{teamId}/alerts/{alertId}', 'delete'],
}

/**
 * Reads pairs of documents. The lines of a case are edits of the later document, or of these kinds:
 *
 *     given request.note = {type: string}           an edit of both documents
 *     request.note: {} ==> {type: string}           a value in the one document and in the other
 *     # a title, for a pair that another test names
 */
function readPairs(text: string): Pair<Json>[] {
  return readBlocks(text).flatMap((block) => {
    const { lines, reason } = block
    const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? reason
    const edits = lines.filter((line) => !line.startsWith('# '))
    const written = edits.flatMap((line) => {
      const [, path, was, is] = /^(\S+): (.*) ==> (.*)$/.exec(line) ?? []
      return path === undefined ? [line] : [`given ${path} = ${was}`, `${path} = ${is}`]
    })
    const given = written.filter((line) => line.startsWith('given ')).map((line) => line.slice('given '.length))
    const before = edited(baseDocument(), given, roots)
    const changes = written.filter((line) => !line.startsWith('given '))
    const after = edited(structuredClone(before), changes, roots)
    return pairsOf(block, title ?? edits.join('; '), before, after)
  })
}

const files = ['messages', 'schemas', 'unions', 'traps', 'operations', 'document']
const textOf = (name: string) => readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')

/** Pairs of documents with the changes that the comparison has to report. */
export const corpus: readonly Pair<Json>[] = files.map(textOf).flatMap(readPairs)
