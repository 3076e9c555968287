import type { Rule } from './rule.ts'

/** The day since when a complaint names the tile that comes second. */
const namesTileSince = '2026-04-22'

/** No two tiles have one id. */
export function uniqueTileIds(since: string): Rule<readonly { id?: string }[]> {
  return (tiles, complain) => {
    const seen = new Set<string>()
    tiles.forEach(({ id }, index) => {
      const path = since < namesTileSince ? [] : [index, 'id']
      if (id && seen.has(id)) complain(`Duplicate tile ID: ${id}. Omit the ID to generate a unique one.`, path)
      if (id) seen.add(id)
    })
  }
}
