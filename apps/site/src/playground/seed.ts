import { createSeed, type ObservabilityState, type State } from '@clouddb/sandbox'
import { isRecord, type OpenApiDocument } from '@clouddb/spec/document/openapi'
import { nodeAt } from '@clouddb/spec/document/pointer'
import { apis } from '../apis.ts'

/** The seed for examples: the default seed of the sandbox, with the ids and records of the documents' examples. */
export function exampleSeed(): State {
  // The recipe for several services uses a third one, which no document names.
  const organization = { services: [{}, {}, { record: { id: '0d9f3b52-7c1e-4a86-9f24-6b8e1d7c3a95' } }] }
  const { openSource, managed } = createSeed({ time: 0, organization })
  const state = createSeed({ time: 0, organization })
  Object.assign(state.openSource, recordsOf('observability-oss', openSource))
  for (const [organization, { services }] of managed.organizations.entries())
    for (const [service, { observability }] of services.entries()) {
      const records = recordsOf('observability-cloud', observability)
      Object.assign(state.managed.organizations[organization]?.services[service]?.observability ?? {}, records)
    }
  return state
}

function recordsOf(folder: string, state: ObservabilityState): Partial<ObservabilityState> {
  const document = apis.find((api) => api.folder === folder)?.document as OpenApiDocument
  const { sources, webhooks, connections, savedSearches } = renamed(state)
  const dashboards = listOf(document, 'ThreeDashboards') as ObservabilityState['dashboards']
  const alerts = listOf(document, 'FourAlerts') as ObservabilityState['alerts']
  return { sources, webhooks, connections, savedSearches, dashboards, alerts }
}

/** Replaces the digit of an id that names the deployment by 5, as in the ids of the documents. */
function renamed(state: ObservabilityState): ObservabilityState {
  const text = JSON.stringify(state).replace(/66a1f0c2d4e8b7a9c3f\d(\d{4})/g, '66a1f0c2d4e8b7a9c3f5$1')
  return JSON.parse(text.replaceAll('66a1f0c2d4e8b7a9c3f50301', '66a1f0c2d4e8b7a9c3f50001'))
}

function listOf(document: OpenApiDocument, example: string): unknown {
  const body = nodeAt(document, `#/components/examples/${example}/value`)
  const payload = isRecord(body) ? body[String(document['x-payload'])] : undefined
  if (!Array.isArray(payload)) throw new Error(`The document has no list under the example ${example}.`)
  return payload
}
