import type { Body, Sequence, Step } from '../corpus.ts'
import type { Json, JsonObject, Patch } from '../json.ts'

/** Where the objects of the open-source API are. */
export const dashboards = '/api/v2/dashboards'
export const alerts = '/api/v2/alerts'
export const webhooks = '/api/v2/webhooks'
export const searches = '/api/v2/saved-searches'
export const sources = '/api/v2/sources'
export const series = '/api/v2/charts/series'

/** A sequence by its name. */
export const sequence = (id: string, ...steps: Step[]): Sequence => ({ id, steps })

/** A step without a body. */
export const call = (method: string, path: string, more: Partial<Step> = {}): Step => ({
  call: `${method} ${path}`,
  ...more,
})
export const get = (path: string, more: Partial<Step> = {}): Step => call('GET', path, more)
export const remove = (path: string): Step => call('DELETE', path)

/** A step with a named body, altered. */
export const send = (method: string, path: string, of: string, patch: Patch = {}, as?: string): Step => ({
  call: `${method} ${path}`,
  body: { of, ...patch },
  ...(as ? { as } : {}),
})

/** A step with a body of its own. */
export const sendJson = (method: string, path: string, json: Json, as?: string): Step => ({
  call: `${method} ${path}`,
  body: { json },
  ...(as ? { as } : {}),
})

const ready = (path: string, body: Body, as: string): Step => ({ call: `POST ${path}`, body, as, setUp: true })

/** What a sequence stands on. */
export const base: Step = ready(dashboards, { of: 'base' }, 'base')
export const fullBase: Step = ready(dashboards, { of: 'full' }, 'base')
export const tileAlert: Step = ready(alerts, { of: 'tileAlert' }, 'alert')
export const searchAlert: Step = ready(alerts, { of: 'searchAlert' }, 'alert')
export const setUp = (path: string, of: string, as: string): Step => ready(path, { of }, as)

/** The patch that sets values by their pointers. */
export const withValues = (values: JsonObject): Patch => ({ with: values })
