import type { RefusedRequest, RequestGolden, ResponseGolden } from '../../src/goldens/golden.ts'
import { answersJson, upstreamDown } from '../answers.ts'
import type { Deployment } from './deployments/deployment.ts'
import { oss } from './deployments/open-source.ts'

const { plain } = oss

/** Pages of a list, which servers know since July 2026. */
export function pageRequests(list: string): RequestGolden[] {
  return [
    {
      name: 'asks for a page',
      with: [{ query: { limit: 50, offset: 100 } }],
      sends: [`GET ${list}?limit=50&offset=100 HTTP/1.1`, ...plain, ''],
    },
    {
      name: 'asks for the longest page, from the start',
      with: [{ query: { limit: 1000, offset: 0 } }],
      sends: [`GET ${list}?limit=1000&offset=0 HTTP/1.1`, ...plain, ''],
    },
    {
      name: 'asks for the shortest page',
      with: [{ query: { limit: 1 } }],
      sends: [`GET ${list}?limit=1 HTTP/1.1`, ...plain, ''],
    },
  ]
}

/** A list of a server that says nothing of pages, and of one that failed before. */
export function wholeList({ base, answers, resolves }: Deployment, list: string): ResponseGolden[] {
  return [
    {
      name: 'walks a list that comes whole, and asks once',
      undescribed: 'To walk a list takes the ids of its items, and no more is shown.',
      answers: [answers('[{"id":"65f5e4a3b9e77c001a2b3c4d"},{"id":"65f5e4a3b9e77c001a2b3c4e"}]')],
      walks: [`GET ${base}/${list} HTTP/1.1`],
      outcome: { payload: [{ id: '65f5e4a3b9e77c001a2b3c4d' }, { id: '65f5e4a3b9e77c001a2b3c4e' }] },
    },
    {
      name: 'asks again after a gateway failed',
      undescribed: 'A gateway answers in place of the server.',
      retries: 1,
      answers: [upstreamDown, answers('[]')],
      outcome: resolves([]),
    },
  ]
}

/** A list on two pages, of which an item stands on both: another came before it meanwhile. */
export function listByPages(list: string): ResponseGolden {
  const page = answersJson('200 OK')
  return {
    name: 'walks every page of a list, and brings no item twice',
    undescribed: 'To walk a list takes the ids of its items, and no more is shown.',
    answers: [
      [
        ...page,
        '{"data":[{"id":"65f5e4a3b9e77c001a2b3c4d"},{"id":"65f5e4a3b9e77c001a2b3c4e"}],',
        '"meta":{"total":4,"limit":2,"offset":0}}',
      ],
      [
        ...page,
        '{"data":[{"id":"65f5e4a3b9e77c001a2b3c4e"},{"id":"65f5e4a3b9e77c001a2b3c4f"}],',
        '"meta":{"total":4,"limit":2,"offset":2}}',
      ],
    ],
    walks: [`GET ${list} HTTP/1.1`, `GET ${list}?offset=2 HTTP/1.1`],
    outcome: {
      payload: [
        { id: '65f5e4a3b9e77c001a2b3c4d' },
        { id: '65f5e4a3b9e77c001a2b3c4e' },
        { id: '65f5e4a3b9e77c001a2b3c4f' },
      ],
    },
  }
}

/** Pages that there cannot be. */
export function refusedPages(list: string): RefusedRequest[] {
  return [
    ['refuses a page of nothing', 'limit=0', 'query.limit'],
    ['refuses a page of 1001', 'limit=1001', 'query.limit'],
    ['refuses half an item', 'limit=2.5', 'query.limit'],
    ['refuses a length that is no number', 'limit=all', 'query.limit'],
    ['refuses a page before the start', 'offset=-1', 'query.offset'],
  ].map(([name = '', query, at = '']) => ({
    name,
    request: [`GET ${list}?${query} HTTP/1.1`, ...plain, ''],
    status: 400,
    at,
  }))
}
