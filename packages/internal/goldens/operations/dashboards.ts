import type { OperationGoldens } from '../src/golden.ts'
import { type RefusedBody, sectionOf, type TextSection, type Texts } from '../src/golden-text.ts'
import { addGoldens, crudGoldens } from './crud-goldens.ts'
import { type Deployment, managed, openSource, organization, refusedOption, service } from './deployments.ts'
import { refusedBodies, refusedObjectId, refusedRequest } from './request-goldens.ts'
import { errorGolden, notServed, payloadGoldens, statedErrors, textErrorGolden } from './response-goldens.ts'

const id = '65f5e4a3b9e77c001a2b3c4d'

function dashboards(deployment: Deployment, texts: Texts, own: TextSection) {
  const [common, updates] = [sectionOf(texts, 'dashboards'), sectionOf(texts, 'updates of dashboards')]
  return crudGoldens(deployment, {
    name: 'dashboards',
    parameter: 'dashboardId',
    id,
    body: '{"name":"Checkout","tiles":[]}',
    stored: Object.values(common.payloads).join(''),
    creations: { ...common.bodies, ...own.bodies },
    updates: updates.bodies,
    refusedCreations: [...common.refused, ...own.refused],
    refusedUpdates: updates.refused,
    deletion: deployment.plain,
  })
}

/** A filter with a field that only the open-source deployment has. */
const withFilterField = (field: string): RefusedBody => [
  'filters.0',
  `refuses a filter with ${field}`,
  '{"name":"Checkout","tiles":[],"filters":[{"type":"QUERY_EXPRESSION","name":"Service","expression":"ServiceName",' +
    `"sourceId":"65f5e4a3b9e77c001a901234","id":"65f5e4a3b9e77c001af17e01",${field}}]}`,
]

export function managedDashboards(texts: Texts): Record<string, OperationGoldens> {
  const ofManaged = dashboards(managed, texts, sectionOf(texts, 'dashboards of managed'))
  return {
    listDashboards: addGoldens(ofManaged.list, {
      requests: [
        {
          name: 'sends to the service of the call',
          with: [{ serviceId: '0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70' }],
          sends: [
            `GET ${organization}/services/0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70/observability/dashboards HTTP/1.1`,
            ...managed.plain,
            '',
          ],
        },
      ],
      responses: [
        errorGolden('403 Forbidden', '{"status":403,"error":"FORBIDDEN: Missing permission"}'),
        {
          ...errorGolden('424 Failed Dependency', '{"status":424,"error":"FAILED_DEPENDENCY: Service is idle"}'),
          undescribed: 'No source says which operations answer 424.',
        },
      ],
      refused: [
        refusedRequest(
          'a service id that is no UUID',
          400,
          [`GET ${organization}/services/checkout/observability/dashboards HTTP/1.1`, ...managed.plain, ''],
          'path.serviceId',
        ),
        refusedOption('serviceId', ''),
        {
          name: 'does not send to a service id that leads to another path',
          with: [{ serviceId: '..' }],
          error: 'InvalidArgumentError',
          says: '`serviceId`',
        },
      ],
    }),
    createDashboard: ofManaged.create,
    getDashboard: ofManaged.get,
    updateDashboard: addGoldens(ofManaged.update, {
      responses: [
        // The gateway refuses fields that it does not know.
        ...statedErrors(sectionOf(texts, 'updateDashboard of managed')),
        notServed(`PUT ${service}/observability/dashboards/${id}`),
      ],
      refused: refusedBodies(
        [`PUT ${managed.base}/dashboards/${id} HTTP/1.1`, ...managed.json],
        [
          ...['"minSelections":1', '"isGlobalRequirement":true'].map(withFilterField),
          ...sectionOf(texts, 'variables').refused,
        ],
      ),
    }),
    deleteDashboard: ofManaged.remove,
  }
}

export function openSourceDashboards(texts: Texts): Record<string, OperationGoldens> {
  // Both documents share the schemas of tiles: one deployment is enough.
  const ofOpenSource = dashboards(openSource, texts, sectionOf(texts, 'dashboards of open source'))
  return {
    listDashboards: ofOpenSource.list,
    createDashboard: addGoldens(ofOpenSource.create, {
      responses: [
        ...payloadGoldens(openSource, sectionOf(texts, 'stored dashboards').payloads),
        ...statedErrors(sectionOf(texts, 'stored dashboards')),
      ],
    }),
    getDashboard: addGoldens(ofOpenSource.get, {
      responses: [textErrorGolden('404 Not Found', 'Not Found'), notServed(`GET /api/v2/dashboards/${id}`)],
      refused: [refusedObjectId('GET', 'dashboards', 'dashboardId', [...openSource.plain, ''])],
    }),
    updateDashboard: addGoldens(ofOpenSource.update, {
      refused: refusedBodies(
        [`PUT /api/v2/dashboards/${id} HTTP/1.1`, ...openSource.json],
        sectionOf(texts, 'variables').refused,
      ),
    }),
    deleteDashboard: addGoldens(ofOpenSource.remove, {
      refused: [refusedObjectId('DELETE', 'dashboards', 'dashboardId', [...openSource.plain, ''])],
    }),
  }
}
