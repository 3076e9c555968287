import type { Message, RefusedCall, RefusedRequest, RequestGolden } from '../../src/goldens/golden.ts'
import type { Deployment } from './deployments/deployment.ts'

/** An id that could be taken for a path. `rest` are the arguments after the id, `body` is what they are on the wire. */
export function encodedId(
  { base, plain, json, anyId }: Deployment,
  method: string,
  resource: string,
  rest: readonly unknown[] = [],
  body?: string,
): RequestGolden {
  const start = `${method} ${base}/${resource}/a%2Fb%3Fc%23d%20e%25 HTTP/1.1`
  return {
    name: 'sends an id that could be taken for a path, encoded',
    with: ['a/b?c#d e%', ...rest],
    sends: body === undefined ? [start, ...plain, ''] : [start, ...json, '', body],
    ...anyId,
  }
}

/** Ids that lead elsewhere than to an item. */
export function refusedIds(parameter: string, rest: readonly unknown[] = []): RefusedCall[] {
  return [
    {
      name: 'does not send an empty id, which would name the list',
      with: ['', ...rest],
      error: 'InvalidArgumentError',
      says: `\`${parameter}\``,
    },
    {
      name: 'does not send an id that leads to another path',
      with: ['..', ...rest],
      error: 'InvalidArgumentError',
      says: `\`${parameter}\``,
    },
  ]
}

/** Items that no server of this deployment has named; `rest` is the request after its first line. */
export function refusedItem(method: string, resource: string, parameter: string, rest: Message): RefusedRequest[] {
  return ['65f5e4a3b9e77c001a2b3c4', '65f5e4a3b9e77c001a2b3c4d5', '65f5e4a3b9e77c001a2b3c4g'].map((id) => ({
    name: `refuses ${id} as an id, which is not 24 hexadecimal digits`,
    request: [`${method} /api/v2/${resource}/${id} HTTP/1.1`, ...rest],
    status: 400,
    at: `path.${parameter}`,
  }))
}
