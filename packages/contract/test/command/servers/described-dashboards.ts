import { requestOf } from '@clouddb/document/openapi'
import type { Json } from '../../../src/index.ts'
import { read } from '../../documents.ts'
import type { Drift, Fields } from './drift.ts'

/** Stores dashboards as another document describes them; the sandbox itself stores them without tiles. */
export function describedDashboards(raw: object): Drift {
  const { reader, operations } = read(raw)
  const kept = new Map<unknown, Fields>()
  const bodyOf = (id: string) => (/Dashboard$/.test(id) ? operations.find((each) => each.id === id)?.body : undefined)
  return {
    replaces: ({ operation, body }) =>
      bodyOf(operation.id) && { name: String(Object(body).name).slice(0, 1024), tiles: [] },
    decide: (asked, complaint) => {
      const { operation, path, body, headers } = asked
      const described = bodyOf(operation.id)
      if (!described || complaint === 401) return complaint
      if (headers['content-type'] !== 'application/json' || body === undefined) return 400
      if (!reader.accepts(described.node, body)) return 400
      return path.dashboardId === undefined || kept.has(path.dashboardId) ? undefined : 404
    },
    reply: ({ operation, path, body }, reply) => {
      const { data } = Object(reply.body) as { readonly data?: Fields | readonly Fields[] }
      if (reply.status !== 200 || !/Dashboards?$/.test(operation.id)) return reply
      const described = bodyOf(operation.id)
      if (described && data) {
        const id = path.dashboardId ?? (data as Fields).id
        const old = kept.get(id) ?? {}
        const parts = reader.variants(described.node).flatMap((each) => each.parts)
        const words = parts.flatMap(({ schema }) => requestOf(schema).keeps)
        const stays = words.flatMap((name) => (name in old ? [[name, old[name]]] : []))
        kept.set(id, { ...Object.fromEntries(stays), ...withIds(body as Fields), id })
      }
      if (operation.id === 'deleteDashboard') kept.delete(path.dashboardId)
      const shown = (each: Fields) => kept.get(each.id ?? path.dashboardId) ?? each
      if (!data) return reply
      return {
        ...reply,
        body: {
          ...(reply.body as object),
          data: Array.isArray(data) ? data.map(shown) : shown(data as Fields),
        } as Json,
      }
    },
  }
}

let ids = 0

/** Gives each tile an id, as servers do. */
function withIds({ tiles, ...body }: Fields): Fields {
  const own = (tile: object) => ({ id: (++ids).toString(16).padStart(24, '0'), ...tile })
  return { ...body, tiles: Array.isArray(tiles) ? tiles.map(own) : tiles }
}
