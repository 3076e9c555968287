import type { GoldensByKind } from '../../../src/goldens/golden.ts'
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
  notServed,
  tooLarge,
  unauthorized,
  unauthorizedInJson,
  unknown,
} from '../deployments/open-source-errors.ts'
import { refusedItem } from '../ids.ts'

const item = '/api/v2/dashboards/65f5e4a3b9e77c001a2b3c4d'

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
    responses: [
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
      notAnId,
      invalid('Body validation failed: tiles: Duplicate tile ids'),
      unauthorized,
      missingInText,
      limited,
      tooLarge,
    ],
    refused: refusedItem('PUT', 'dashboards', 'dashboardId', [...oss.json, '', '{"name":"Checkout","tiles":[]}']),
  },
  deleteDashboard: {
    responses: [notAnId, unauthorized, missingInText, notServed(`DELETE ${item}`), limited, failed],
    refused: refusedItem('DELETE', 'dashboards', 'dashboardId', [...oss.plain, '']),
  },
}
