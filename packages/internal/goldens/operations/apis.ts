import type { ApiGoldens, OperationGoldens } from '../src/golden.ts'
import { sectionOf, type Texts } from '../src/golden-text.ts'
import { addGoldens, allStatedGoldens } from './crud-goldens.ts'
import { managed, managedClient } from './deployments.ts'
import { deleteKey } from './keys.ts'
import { organizations, queryGoldens, targetGoldens } from './management.ts'
import { managedOperations, openSourceOperations } from './observability.ts'
import { sentOnce } from './response-goldens.ts'
import { updateServiceScaling } from './service-scaling.ts'

const { organizationId, keyId, keySecret } = managedClient

/** The usual options of the client of each API. */
export const clientOptions: Readonly<Record<ApiGoldens['api'], ApiGoldens['client']>> = {
  management: { organizationId, keyId, keySecret },
  'observability-cloud': managedClient,
  'observability-oss': { apiKey: '7b0f5c1e9a3d4862' },
}

/** The goldens of each API, with the bodies that the texts state. */
export function apiGoldens(management: Texts, observability: Texts): ApiGoldens[] {
  const operations: Readonly<Record<ApiGoldens['api'], ApiGoldens['operations']>> = {
    management: managementOperations(management),
    'observability-cloud': managedOperations(observability),
    'observability-oss': openSourceOperations(observability),
  }
  const apis = Object.keys(operations) as ApiGoldens['api'][]
  return apis.map((api) => ({ api, client: clientOptions[api], operations: operations[api] }))
}

function managementOperations(texts: Texts): Record<string, OperationGoldens> {
  const own = allStatedGoldens(managed, texts)
  const [record = ''] = Object.values(sectionOf(texts, 'getOrganization').payloads)
  return {
    ...own,
    ...organizations(own, record),
    createKey: addGoldens(own.createKey as OperationGoldens, { responses: [sentOnce] }),
    updateServiceScaling: updateServiceScaling(sectionOf(texts, 'updateServiceScaling')),
    deleteKey: deleteKey(sectionOf(texts, 'deleteKey')),
    createDataPipeline: addGoldens(own.createDataPipeline as OperationGoldens, { responses: [sentOnce] }),
    ...queryGoldens(own, texts),
    listPrometheusTargets: targetGoldens(own),
  }
}
