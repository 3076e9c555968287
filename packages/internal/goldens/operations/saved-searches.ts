import type { OperationGoldens } from '../src/golden.ts'
import { add } from './crud.ts'
import type { Deployment } from './deployments.ts'
import { list, refusedPages, twoPages } from './pages.ts'
import { type RefusedBody, refusedIds } from './requests.ts'
import { throws } from './responses.ts'
import { type Single, single } from './single.ts'

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
  const path = `${deployment.base}/saved-searches`
  const of = (operation: Single) => single(deployment, path, { reads: stored, ...operation })
  const all = list(deployment, 'saved-searches', { 'reads a list': ['[', ...stored, ']'] })
  return {
    listSavedSearches: isPaged ? add(all, { responses: [twoPages(path)], refused: refusedPages(path) }) : all,
    createSavedSearch: of({ start: 'POST ', body: sent, refusedBodies: refused }),
    getSavedSearch: of({
      start: `GET /${id}`,
      with: [id],
      more: isPaged ? [throws('404 Not Found', '{"message":"Saved search not found"}')] : [],
      refused: refusedIds('savedSearchId'),
    }),
    updateSavedSearch: of({ start: `PUT /${id}`, with: [id], body: sent, refusedBodies: refused }),
    deleteSavedSearch: single(deployment, path, { start: `DELETE /${id}`, with: [id] }),
  }
}
