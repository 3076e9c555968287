import management from '@clouddb/management/openapi.json' with { type: 'json' }
import observability from '@clouddb/observability-cloud/openapi.json' with { type: 'json' }

export const organizationId = '3f0c8a52-6d1b-4c7e-9a45-1e2d3c4b5a69'
export const serviceId = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
export const alertId = '66a1f0c2d4e8b7a9c3f50201'

export const keyId = 'benchmark'
export const keySecret = 'of no value'
export const authorization = `Basic ${btoa(`${keyId}:${keySecret}`)}`

const { AllScalingSettings, RunningService } = management.components.examples
const { CheckoutAlert, CheckoutDashboard } = observability.components.examples

/** The body of the PATCH. */
export const scaling = AllScalingSettings.value

export interface Call {
  readonly method: string
  readonly path: string
  readonly body: string
  /** The body of the response. */
  readonly answer: string
}

const service = `/v1/organizations/${organizationId}/services/${serviceId}`

/** The measured calls. Their bodies are examples of the documents; the list repeats one until it has 200 kB. */
export const calls = {
  get: {
    method: 'GET',
    path: `${service}/observability/alerts/${alertId}`,
    body: '',
    answer: JSON.stringify(CheckoutAlert.value),
  },
  patch: {
    method: 'PATCH',
    path: `${service}/scaling`,
    body: JSON.stringify(scaling),
    answer: JSON.stringify(RunningService.value),
  },
  list: {
    method: 'GET',
    path: `${service}/observability/dashboards`,
    body: '',
    answer: JSON.stringify({ ...CheckoutDashboard.value, result: repeated(CheckoutDashboard.value.result, 200_000) }),
  },
} satisfies Record<string, Call>

export type CallName = keyof typeof calls

function repeated<Item>(item: Item, bytes: number): Item[] {
  return Array.from({ length: Math.ceil(bytes / JSON.stringify(item).length) }, () => item)
}
