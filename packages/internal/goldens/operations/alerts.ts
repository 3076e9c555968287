import type { OperationGoldens } from '../src/golden.ts'
import { sectionOf, type TextSection, type Texts } from '../src/golden-text.ts'
import { addGoldens, crudGoldens } from './crud-goldens.ts'
import { type Deployment, limitedBriefly, managed, openSource, service } from './deployments.ts'
import { managedPages, pageRequests, refusedPages, twoPages } from './page-goldens.ts'
import { refusedObjectId } from './request-goldens.ts'
import { falseSuccessInHtml, notServed, payloadGoldens, statedErrors } from './response-goldens.ts'

const id = '66a1b2c3d4e5f60718293a4b'

/** Creation and update have the same schema: the bodies of `bulk` are sent by creations only. */
function alerts(deployment: Deployment, texts: Texts, own: TextSection, bulk?: TextSection) {
  const common = sectionOf(texts, 'alerts')
  const updates = { ...common.bodies, ...own.bodies }
  const refused = [...common.refused, ...own.refused]
  return crudGoldens(deployment, {
    name: 'alerts',
    parameter: 'alertId',
    id,
    body: common.bodies['sends the alert of a tile'] ?? '',
    stored: Object.values(common.payloads).join(''),
    creations: { ...updates, ...bulk?.bodies },
    updates,
    refusedCreations: [...refused, ...(bulk?.refused ?? [])],
    refusedUpdates: refused,
    deletion: deployment.orText,
  })
}

export function managedAlerts(texts: Texts): Record<string, OperationGoldens> {
  const ownCalls = alerts(managed, texts, sectionOf(texts, 'alerts of managed'))
  const unlisted = payloadGoldens(managed, sectionOf(texts, 'unlisted alerts').payloads).map((golden) => ({
    ...golden,
    undescribed: 'A newer server sends values that the document does not list.',
  }))
  return {
    listAlerts: addGoldens(ownCalls.list, managedPages(`${managed.base}/alerts`)),
    createAlert: ownCalls.create,
    getAlert: addGoldens(ownCalls.get, {
      requests: [
        {
          name: 'sends to the organization and service of the call',
          with: [
            id,
            {
              organizationId: '77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51',
              serviceId: '0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70',
            },
          ],
          sends: [
            `GET /v1/organizations/77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51/services/0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70/observability/alerts/${id} HTTP/1.1`,
            ...managed.plain,
            '',
          ],
        },
      ],
      responses: [
        ...unlisted,
        ...statedErrors(sectionOf(texts, 'getAlert of managed')),
        notServed(`GET ${service}/observability/alerts/${id}`),
      ],
    }),
    updateAlert: ownCalls.update,
    deleteAlert: addGoldens(ownCalls.remove, { refused: [falseSuccessInHtml] }),
  }
}

export function openSourceAlerts(texts: Texts): Record<string, OperationGoldens> {
  const [own, bulk] = [sectionOf(texts, 'alerts of open source'), sectionOf(texts, 'creations of alerts')]
  const { list, create, get, update, remove } = alerts(openSource, texts, own, bulk)
  return {
    listAlerts: addGoldens(list, {
      requests: pageRequests('/api/v2/alerts'),
      responses: [twoPages('/api/v2/alerts')],
      refused: refusedPages('/api/v2/alerts'),
    }),
    createAlert: addGoldens(create, {
      responses: [
        ...payloadGoldens(openSource, sectionOf(texts, 'stored alerts').payloads),
        ...statedErrors(sectionOf(texts, 'stored alerts')),
      ],
    }),
    getAlert: addGoldens(get, {
      responses: [
        ...statedErrors(sectionOf(texts, 'getAlert of open source')),
        notServed(`GET /api/v2/alerts/${id}`),
        limitedBriefly,
      ],
      refused: [refusedObjectId('GET', 'alerts', 'alertId', [...openSource.plain, ''])],
    }),
    updateAlert: update,
    deleteAlert: addGoldens(remove, {
      responses: [
        {
          name: 'resolves to nothing when an older server answers in text',
          answers: [
            ['HTTP/1.1 200 OK', 'content-type: text/plain; charset=utf-8', 'etag: W/"2-nOO9QiTIwXg"', '', 'OK'],
          ],
          outcome: { payload: undefined },
        },
      ],
      refused: [falseSuccessInHtml, refusedObjectId('DELETE', 'alerts', 'alertId', [...openSource.plain, ''])],
    }),
  }
}
