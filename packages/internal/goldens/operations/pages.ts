import type { OperationGoldens, RefusedRequest, RequestGolden, ResponseGolden } from '../src/golden.ts'
import { type Deployment, jsonHead, openSource } from './deployments.ts'
import { refusedCredentials } from './requests.ts'
import { falseSuccesses, reads, repeated } from './responses.ts'

/** The goldens that every list has, and its own responses. */
export function list(
  deployment: Deployment,
  resource: string,
  payloads: readonly (readonly [name: string, ...json: string[]])[],
): OperationGoldens {
  const { base, plain, foreign, answers, resolves, limited, credential } = deployment
  const start = `${base}/${resource} HTTP/1.1`
  return {
    with: [],
    requests: [{ name: `asks for all ${resource}`, sends: [`GET ${start}`, ...plain, ''] }],
    responses: [
      ...reads(deployment, payloads),
      {
        name: 'iterates over a list without pages, and asks once',
        undescribed: idsOnly,
        answers: [answers('[{"id":"65f5e4a3b9e77c001a2b3c4d"},{"id":"65f5e4a3b9e77c001a2b3c4e"}]')],
        walks: [`GET ${base}/${resource} HTTP/1.1`],
        outcome: { payload: [{ id: '65f5e4a3b9e77c001a2b3c4d' }, { id: '65f5e4a3b9e77c001a2b3c4e' }] },
      },
      repeated(answers('[]'), resolves([])),
      limited,
      ...credential.responses,
    ],
    refused: [
      ...refusedCredentials(`GET ${start}`, foreign),
      { name: `refuses to delete all ${resource}`, request: [`DELETE ${start}`, ...plain, ''], status: 405 },
      ...falseSuccesses(deployment),
      ...credential.refused,
    ],
  }
}

const idsOnly = 'An iteration needs the ids of the items only.'
const { plain } = openSource

/** Requests for pages. Servers have them since July 2026. */
export function pageRequests(path: string): RequestGolden[] {
  return [
    {
      name: 'asks for the longest page, from the start',
      with: [{ query: { limit: 1000, offset: 0 } }],
      sends: [`GET ${path}?limit=1000&offset=0 HTTP/1.1`, ...plain, ''],
    },
    {
      name: 'asks for the shortest page',
      with: [{ query: { limit: 1, offset: 100 } }],
      sends: [`GET ${path}?limit=1&offset=100 HTTP/1.1`, ...plain, ''],
    },
  ]
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
    outcome: {
      payload: [
        { id: '65f5e4a3b9e77c001a2b3c4d' },
        { id: '65f5e4a3b9e77c001a2b3c4e' },
        { id: '65f5e4a3b9e77c001a2b3c4f' },
      ],
    },
  }
}

/** Pages that do not exist. */
export function refusedPages(path: string): RefusedRequest[] {
  return [
    ['refuses a page of no items', 'limit=0', 'query.limit'],
    ['refuses a page of 1001 items', 'limit=1001', 'query.limit'],
    ['refuses a page of 2.5 items', 'limit=2.5', 'query.limit'],
    ['refuses a page before the start', 'offset=-1', 'query.offset'],
  ].map(([name = '', query, at = '']) => {
    return { name, request: [`GET ${path}?${query} HTTP/1.1`, ...plain, ''], status: 400, at }
  })
}
