import type { RefusedCall, RequestStatement } from '../../src/golden.ts'
import type { Deployment } from './deployment.ts'

/** An id that could be taken for a path. `rest` are the arguments after the id, `body` is what they are on the wire. */
export function encodedId(
  { base, plain, json, anyId }: Deployment,
  method: string,
  resource: string,
  rest: readonly unknown[] = [],
  body?: string,
): RequestStatement {
  const start = `${method} ${base}/${resource}/a%2Fb%3Fc%23d%20e%25 HTTP/1.1`
  return {
    section: 'public',
    name: 'sends an id that could be taken for a path, encoded',
    with: ['a/b?c#d e%', ...rest],
    sends: body === undefined ? [start, ...plain, ''] : [start, ...json, '', body],
    ...anyId,
  }
}

/** Ids that lead to another place than an item. */
export function refusedIds(parameter: string, rest: readonly unknown[] = []): RefusedCall[] {
  return [
    {
      section: 'public',
      name: 'does not send an empty id, which would name the list',
      with: ['', ...rest],
      error: 'InvalidArgumentError',
      says: `\`${parameter}\``,
    },
    {
      section: 'public',
      name: 'does not send an id that leads to another path',
      with: ['..', ...rest],
      error: 'InvalidArgumentError',
      says: `\`${parameter}\``,
    },
  ]
}
