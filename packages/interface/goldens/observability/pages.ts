import type { RefusedRequest, RequestGolden } from '../../src/goldens/golden.ts'
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
