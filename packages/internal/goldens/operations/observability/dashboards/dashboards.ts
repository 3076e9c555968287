import type { OperationGoldens } from '../../../src/goldens/golden.ts'
import { refusedBodies, refusedCredentials, refusedMediaTypes } from '../../refusals.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { falseSuccesses } from '../false-successes.ts'
import { encodedId, refusedIds } from '../ids.ts'
import { wholeList } from '../pages.ts'
import { boundedDashboards, unboundedDashboards } from './bounds.ts'
import { refusedContainers } from './container-refusals.ts'
import { createDashboardRequests } from './creation.ts'
import { refusedDashboards, refusedFilters, refusedOnCreation, refusedOnUpdate, refusedPositions } from './refusals.ts'
import { dashboardResponses, listDashboardsResponses } from './responses.ts'
import { refusedDisplays } from './tiles/display-refusals.ts'
import { refusedTiles } from './tiles/refusals.ts'
import { refusedSeries } from './tiles/series-refusals.ts'
import { updateDashboardRequests } from './update.ts'

const id = '65f5e4a3b9e77c001a2b3c4d'
const dashboard = { name: 'Checkout', tiles: [] }
const body = '{"name":"Checkout","tiles":[]}'

/** The goldens of the dashboards that both deployments have in common. */
export function dashboards(deployment: Deployment): Record<string, OperationGoldens> {
  const { section, base, plain, json, foreign, deleted, resolves } = deployment
  const all = `${base}/dashboards HTTP/1.1`
  const one = `${base}/dashboards/65f5e4a3b9e77c001a2b3c4d HTTP/1.1`
  return {
    listDashboards: {
      with: [],
      requests: [{ section, name: 'asks for all dashboards', sends: [`GET ${all}`, ...plain, ''] }],
      responses: [...listDashboardsResponses(deployment), ...wholeList(deployment, 'dashboards')],
      refused: [
        ...refusedCredentials(`GET ${all}`, foreign),
        { section, name: 'refuses to delete all dashboards', request: [`DELETE ${all}`, ...plain, ''], status: 405 },
        ...falseSuccesses(deployment),
      ],
    },
    createDashboard: {
      with: [dashboard],
      requests: [...createDashboardRequests(deployment), ...boundedDashboards([`POST ${all}`, ...json, ''])],
      responses: dashboardResponses(deployment),
      refused: [
        ...refusedBodies(
          [`POST ${all}`, ...json],
          [
            ...refusedDashboards,
            ...refusedPositions,
            ...refusedTiles,
            ...refusedSeries,
            ...refusedDisplays,
            ...refusedContainers,
            ...unboundedDashboards,
            ...refusedOnCreation,
          ],
        ),
        ...refusedCredentials(`POST ${all}`, foreign, body),
        ...refusedMediaTypes(`POST ${all}`, plain, body),
        {
          name: 'does not send without a body',
          with: [],
          error: 'InvalidArgumentError',
          says: 'body',
        },
        ...falseSuccesses(deployment),
      ],
    },
    getDashboard: {
      with: [id],
      requests: [
        { name: 'sends the id in the path', sends: [`GET ${one}`, ...plain, ''] },
        encodedId(deployment, 'GET', 'dashboards'),
      ],
      responses: dashboardResponses(deployment),
      refused: [
        ...refusedCredentials(`GET ${one}`, foreign),
        { name: 'refuses to patch it', request: [`PATCH ${one}`, ...json, '', body], status: 405 },
        ...refusedIds('dashboardId'),
        ...falseSuccesses(deployment),
      ],
    },
    updateDashboard: {
      with: [id, dashboard],
      requests: [...updateDashboardRequests(deployment), encodedId(deployment, 'PUT', 'dashboards', [dashboard], body)],
      responses: dashboardResponses(deployment),
      refused: [
        ...refusedBodies(
          [`PUT ${one}`, ...json],
          [...refusedDashboards, ...refusedPositions, ...refusedFilters, ...refusedOnUpdate],
        ),
        ...refusedCredentials(`PUT ${one}`, foreign, body),
        ...refusedMediaTypes(`PUT ${one}`, plain, body),
        ...refusedIds('dashboardId', [dashboard]),
        { name: 'does not send without a body', with: [id], error: 'InvalidArgumentError', says: 'body' },
        ...falseSuccesses(deployment),
      ],
    },
    deleteDashboard: {
      with: [id],
      requests: [
        { name: 'sends the id in the path, and no body', sends: [`DELETE ${one}`, ...plain, ''] },
        encodedId(deployment, 'DELETE', 'dashboards'),
      ],
      responses: [{ name: 'resolves to nothing', answers: [deleted], outcome: resolves(undefined) }],
      refused: [...refusedCredentials(`DELETE ${one}`, foreign), ...refusedIds('dashboardId')],
    },
  }
}
