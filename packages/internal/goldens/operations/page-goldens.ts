import type { OperationGoldens, RefusedRequest, RequestGolden, ResponseGolden } from '../src/golden.ts'
import type { Bodies } from '../src/golden-text.ts'
import { type Deployment, jsonHead, managed, openSource } from './deployments.ts'
import { refusedCredentials, refusedRequest } from './request-goldens.ts'
import { falseSuccesses, payloadGoldens, repeatedGolden } from './response-goldens.ts'

/** The goldens that every list has, and its own responses. */
export function listGoldens(deployment: Deployment, resource: string, payloads: Bodies): OperationGoldens {
  const { base, plain, foreign, answers, resolves, limited, credential } = deployment
  const start = `${base}/${resource} HTTP/1.1`
  return {
    with: [],
    requests: [{ name: `asks for all ${resource}`, sends: [`GET ${start}`, ...plain, ''] }],
    responses: [
      ...payloadGoldens(deployment, payloads),
      {
        name: 'iterates over a list without pages, and asks once',
        undescribed: idsOnly,
        answers: [answers('[{"id":"65f5e4a3b9e77c001a2b3c4d"},{"id":"65f5e4a3b9e77c001a2b3c4e"}]')],
        walks: [`GET ${base}/${resource} HTTP/1.1`],
        outcome: { payload: [{ id: '65f5e4a3b9e77c001a2b3c4d' }, { id: '65f5e4a3b9e77c001a2b3c4e' }] },
      },
      repeatedGolden(answers('[]'), resolves([])),
      limited,
      ...credential.responses,
    ],
    refused: [
      ...refusedCredentials(`GET ${start}`, foreign),
      refusedRequest(`to delete all ${resource}`, 405, [`DELETE ${start}`, ...plain, '']),
      ...falseSuccesses(deployment),
      ...credential.refused,
    ],
  }
}

const idsOnly = 'An iteration needs the ids of the items only.'
/** Requests for pages. Servers have them since July 2026, those of the managed deployment since September. */
export function pageRequests(path: string, { plain } = openSource): RequestGolden[] {
  const pages = [
    ['the longest page, from the start', 1000, 0],
    ['the shortest page', 1, 100],
  ] as const
  return pages.map(([page, limit, offset]) => ({
    name: `asks for ${page}`,
    with: [{ query: { limit, offset } }],
    sends: [`GET ${path}?limit=${limit}&offset=${offset} HTTP/1.1`, ...plain, ''],
  }))
}

/** A list of two pages. One item is on both, because another item was added before it. */
export function twoPages(path: string): ResponseGolden {
  const page = (first: string, second: string, offset: number) => [
    ...jsonHead('200 OK'),
    `{"data":[{"id":"${first}"},{"id":"${second}"}],"meta":{"total":4,"limit":2,"offset":${offset}}}`,
  ]
  return {
    name: 'iterates over every page of a list, and returns no item twice',
    undescribed: idsOnly,
    answers: [
      page('65f5e4a3b9e77c001a2b3c4d', '65f5e4a3b9e77c001a2b3c4e', 0),
      page('65f5e4a3b9e77c001a2b3c4e', '65f5e4a3b9e77c001a2b3c4f', 2),
    ],
    walks: [`GET ${path} HTTP/1.1`, `GET ${path}?offset=2 HTTP/1.1`],
    outcome: { payload: ['4d', '4e', '4f'].map((end) => ({ id: `65f5e4a3b9e77c001a2b3c${end}` })) },
  }
}

/** A list of the managed deployment, whose pages have no total: a full one may not be the last. */
export function managedPages(path: string): Required<Pick<OperationGoldens, 'requests' | 'responses' | 'refused'>> {
  const ids = ['65f5e4a3b9e77c001a2b3c4d', '65f5e4a3b9e77c001a2b3c4e', '65f5e4a3b9e77c001a2b3c4f']
  const page = (...shown: readonly string[]) => managed.answers(JSON.stringify(shown.map((id) => ({ id }))))
  const walk = (name: string, second: readonly string[], found: readonly string[]): ResponseGolden => ({
    name,
    undescribed: idsOnly,
    with: [{ query: { limit: 2 } }],
    answers: [page(...ids.slice(0, 2)), page(...second)],
    walks: [`GET ${path}?limit=2 HTTP/1.1`, `GET ${path}?limit=2&offset=2 HTTP/1.1`],
    outcome: { payload: found.map((id) => ({ id })) },
  })
  return {
    requests: pageRequests(path, managed),
    responses: [
      walk('iterates on after a full page', ids.slice(2), ids),
      walk('ends where an older server sends the same page again', ids.slice(0, 2), ids.slice(0, 2)),
    ],
    refused: refusedPages(path, managed),
  }
}

/** Pages that do not exist. */
export function refusedPages(path: string, { plain } = openSource): RefusedRequest[] {
  return [
    ['a page of no items', 'limit=0', 'query.limit'],
    ['a page of 1001 items', 'limit=1001', 'query.limit'],
    ['a page of 2.5 items', 'limit=2.5', 'query.limit'],
    ['a page before the start', 'offset=-1', 'query.offset'],
  ].map(([name = '', query, at]) => refusedRequest(name, 400, [`GET ${path}?${query} HTTP/1.1`, ...plain, ''], at))
}
