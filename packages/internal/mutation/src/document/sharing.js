import { isDeepStrictEqual } from 'node:util'
import { nodeAt, pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
import { apiNames, apiOf } from '../apis.ts'

const known = new Map()
/**
 * The other documents that hold the very component in which a pointer ends: it stands in a file that they share, and a
 * mistake in it is a mistake in all of them.
 */
export function sharersOf(api, pointer) {
  const tokens = pointerTokens(pointer)
  if (tokens[0] !== 'components') return []
  const component = pointerTo(...tokens.slice(0, 3))
  const key = `${api} ${component}`
  const own = nodeAt(apiOf(api).document, component)
  const sharers =
    known.get(key) ??
    apiNames.filter((name) => name !== api && isDeepStrictEqual(nodeAt(apiOf(name).document, component), own))
  known.set(key, sharers)
  return sharers
}
