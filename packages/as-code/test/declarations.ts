import { dashboard, existingWebhook, type Project, project, source } from '../src/index.ts'

// Declarations that many tests share, as files of TypeScript and of JSON have them.

export const logs = source.log('Logs')

/** A webhook that every deployment has, and one that none has. */
export const chat = existingWebhook('slack', 'Chat')
export const robot = existingWebhook('generic', 'Robot')

export const robots = { webhook: { service: 'generic', name: 'Robot', url: 'https://robots.example.com/1' } }

export const above = { threshold: 1, thresholdType: 'above', interval: '5m' } as const

/** An alert on a webhook that every deployment has. */
export const usual = { ...above, channels: [chat] } as const

export const count = { aggFn: 'count' } as const

/** A tile that alerts can watch. */
export const tileOf = <Alert>(name: string, alerts: readonly Alert[]) => ({
  ...{ name, x: 0, y: 0, w: 6, h: 4 },
  config: { displayType: 'line', source: logs, select: [{ ...count, where: `ServiceName:${name}` }] } as const,
  alerts,
})

/** The same tile with other fields, and another chart. */
export const tile = (name: string, changes: object = {}, config: object = {}) => ({
  ...{ name, x: 0, y: 0, w: 6, h: 4, config: { displayType: 'line', source: logs, select: [count], ...config } },
  ...changes,
})

/** What opens a dashboard by a click in a table. */
export const opening = (id: unknown) => ({
  displayType: 'table',
  onClick: { type: 'dashboard', target: { mode: 'id', id } },
})

export const board = (name: string, ...tiles: readonly object[]) => ({ dashboard: { name, tiles } })

/** A project of objects as JSON has them, whose types nobody has checked. */
export const checkout = (...objects: readonly object[]): Project => project('checkout', objects as never)

/** A project with one dashboard. */
export const cartOf = (tiles: readonly unknown[], more: object = {}): Project =>
  checkout(dashboard({ name: 'Cart', ...more, tiles } as never))

/** A project with that dashboard, on which stands one alert. */
export const cart = (alert: object = {}, more: object = {}): Project =>
  cartOf([tileOf('Errors', [{ ...usual, ...alert }])], more)

/** A project of dashboards without tiles. */
export const emptyBoards = (length: number, first = 0): Project =>
  checkout(...Array.from({ length }, (_, index) => board(`Board ${first + index}`)))

/** A project of dashboards with alerts. */
export const boardsOf = (length: number, alerts: number): Project =>
  project(
    'many',
    Array.from({ length }, (_, index) => {
      const own = Array.from({ length: alerts }, (_each, at) => ({ ...usual, name: `${at}`, threshold: at }))
      return dashboard({
        name: `Service ${index}`,
        tags: [`team ${index % 3}`],
        tiles: [tileOf(`Errors${index}`, own)],
      })
    }),
  )
