import { isDeepStrictEqual } from 'node:util'
import { type ApiName, apiNames, apiOf } from '../apis.ts'
import { at, type Path } from '../document/pointer.ts'

const known = new Map<string, readonly ApiName[]>()

/**
 * The other documents that hold the very component at a place: it stands in a file that they share, and a mistake in it
 * is a mistake in all of them.
 */
export function siblingsOf(api: ApiName, path: Path): readonly ApiName[] {
  if (path[0] !== 'components') return []
  const component = path.slice(0, 3)
  const key = `${api} ${component.join(' ')}`
  const own = at(apiOf(api).document, component)
  const siblings =
    known.get(key) ??
    apiNames.filter((name) => name !== api && isDeepStrictEqual(at(apiOf(name).document, component), own))
  known.set(key, siblings)
  return siblings
}
