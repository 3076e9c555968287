import type { Message, RefusedRequest } from '../../src/golden.ts'

/** Items that no server of this deployment has named; `rest` is the request after its first line. */
export function refusedItem(method: string, resource: string, parameter: string, rest: Message): RefusedRequest[] {
  return ['65f5e4a3b9e77c001a2b3c4', '65f5e4a3b9e77c001a2b3c4d5', '65f5e4a3b9e77c001a2b3c4g'].map((id) => ({
    section: 'public',
    name: `refuses ${id} as an id, which is not 24 hexadecimal digits`,
    request: [`${method} /api/v2/${resource}/${id} HTTP/1.1`, ...rest],
    status: 400,
    at: `path.${parameter}`,
  }))
}
