import type { Message, OperationGoldens } from '../src/golden.ts'
import { add } from './crud.ts'
import type { Deployment } from './deployments.ts'
import { list, refusedPages, twoPages } from './pages.ts'
import { type RefusedBody, refusedBodies, refusedCredentials, refusedIds, requestsWith } from './requests.ts'
import { reads, throws } from './responses.ts'

const id = '6b044d63f83274aaf6e55467'
const sent =
  '{"name":"Errors","sourceId":"6b044d63f83274aaf6e55402","select":"Timestamp,Body","where":"SeverityText = \'error\'",' +
  '"whereLanguage":"sql","orderBy":"Timestamp DESC","tags":["on-call"],' +
  '"filters":[{"type":"sql","condition":"ServiceName IN (\'checkout\')"}]}'
const stored = [
  '{"id":"6b044d63f83274aaf6e55467","name":"Errors","select":"","where":"","whereLanguage":"lucene","orderBy":"",',
  '"sourceId":"6b044d63f83274aaf6e55402","tags":[],"filters":[{"type":"lucene","condition":"Body:panic"}],',
  '"teamId":"6b044d63f83274aaf6e553f9","createdAt":"2026-11-23T14:27:47.710Z","updatedAt":"2026-11-23T14:27:47.710Z"}',
]
const source = '"sourceId":"6b044d63f83274aaf6e55402"'
const refused: readonly RefusedBody[] = [
  ['name', 'refuses an empty name', `{"name":"",${source}}`],
  ['', 'refuses the name of the field that the server keeps', '{"name":"a","source":"6b044d63f83274aaf6e55402"}'],
  ['whereLanguage', 'refuses a language', `{"name":"a",${source},"whereLanguage":"promql"}`],
  ['tags.0', 'refuses a tag of 33 characters', `{"name":"a",${source},"tags":["${'t'.repeat(33)}"]}`],
]

/** Saved searches, of which the open-source deployment lists pages. */
export function savedSearches(deployment: Deployment, isPaged: boolean): Record<string, OperationGoldens> {
  const { base, plain, json, foreign, deleted, resolves } = deployment
  const path = `${base}/saved-searches`
  const responses = reads(deployment, { 'reads what the server stores': stored })
  const writes = (method: string, at: string, before: readonly string[]): OperationGoldens => {
    const head: Message = [`${method} ${at} HTTP/1.1`, ...json]
    const requests = requestsWith(head, { 'sends every field': sent }, before)
    return { with: [...before, JSON.parse(sent)], requests, responses, refused: refusedBodies(head, refused) }
  }
  const one = `${path}/${id}`
  const all = list(deployment, 'saved-searches', { 'reads a list': ['[', ...stored, ']'] })
  return {
    listSavedSearches: isPaged ? add(all, { responses: [twoPages(path)], refused: refusedPages(path) }) : all,
    createSavedSearch: writes('POST', path, []),
    getSavedSearch: {
      with: [id],
      requests: [{ name: 'sends the id in the path', sends: [`GET ${one} HTTP/1.1`, ...plain, ''] }],
      responses: [...responses, ...(isPaged ? [throws('404 Not Found', '{"message":"Saved search not found"}')] : [])],
      refused: refusedIds('savedSearchId'),
    },
    updateSavedSearch: writes('PUT', one, [id]),
    deleteSavedSearch: {
      with: [id],
      requests: [{ name: 'sends the id in the path', sends: [`DELETE ${one} HTTP/1.1`, ...plain, ''] }],
      responses: [{ name: 'resolves to nothing', answers: [deleted], outcome: resolves(undefined) }],
      refused: refusedCredentials(`DELETE ${one} HTTP/1.1`, foreign),
    },
  }
}
