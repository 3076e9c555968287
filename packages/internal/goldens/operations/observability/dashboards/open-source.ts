import type { GoldensByKind } from '../../../src/goldens/golden.ts'
import { notServed } from '../../answers.ts'
import { oss } from '../deployments/open-source.ts'
import {
  failed,
  failedOnce,
  forbiddenInText,
  invalid,
  limited,
  limitedOnce,
  missingInText,
  notAnId,
  tooLarge,
  unauthorized,
  unauthorizedInJson,
  unknown,
} from '../deployments/open-source-errors.ts'
import { refusedItem } from '../ids.ts'
import { refusedOpenSourceCreations, refusedOpenSourceUpdates } from './open-source/refusals.ts'
import { openSourceRequests } from './open-source/requests.ts'
import { openSourceResponses } from './open-source/responses.ts'

const item = '/api/v2/dashboards/65f5e4a3b9e77c001a2b3c4d'

/** What a live server says of bodies that break the rules between fields, and between a dashboard and its sources. */
const refusalsByRule = [
  'Body validation failed: tiles.0.config.numberFormat.output: Required',
  'Heatmap tiles require a Trace source. The following source IDs are not Trace sources: 65f5e4a3b9e77c001a901234',
  'tiles.0.tabId: tabId requires containerId to be set',
  'Could not find the following onClick dashboard IDs: 66a1f0c2d4e8b7a9c3f50201',
].map((words) => ({ ...invalid(words), name: `throws ${words}` }))

/** What the open-source deployment alone has to say of dashboards: most of its refusals are text. */
export const openSourceDashboards: Readonly<Record<string, Partial<GoldensByKind>>> = {
  listDashboards: {
    responses: [
      unauthorized,
      unauthorizedInJson,
      forbiddenInText,
      notServed('GET /api/v2/dashboards'),
      limited,
      limitedOnce(oss.answers('[]'), []),
      failed,
    ],
  },
  createDashboard: {
    requests: openSourceRequests,
    refused: refusedOpenSourceCreations,
    responses: [
      ...openSourceResponses,
      ...refusalsByRule,
      invalid('Body validation failed: tiles.0.config: Invalid input; name: Required'),
      unknown('Could not find the following source IDs: 65f5e4a3b9e77c001a901234'),
      unauthorized,
      forbiddenInText,
      limited,
      failedOnce,
      tooLarge,
    ],
  },
  getDashboard: {
    responses: [notAnId, unauthorized, forbiddenInText, missingInText, notServed(`GET ${item}`), limited, failed],
    refused: refusedItem('GET', 'dashboards', 'dashboardId', [...oss.plain, '']),
  },
  updateDashboard: {
    responses: [
      ...openSourceResponses,
      notAnId,
      invalid('Body validation failed: tiles: Duplicate tile ids'),
      unauthorized,
      missingInText,
      limited,
      tooLarge,
    ],
    refused: [
      ...refusedItem('PUT', 'dashboards', 'dashboardId', [...oss.json, '', '{"name":"Checkout","tiles":[]}']),
      ...refusedOpenSourceUpdates,
    ],
  },
  deleteDashboard: {
    responses: [notAnId, unauthorized, missingInText, notServed(`DELETE ${item}`), limited, failed],
    refused: refusedItem('DELETE', 'dashboards', 'dashboardId', [...oss.plain, '']),
  },
}
