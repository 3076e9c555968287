// Generated from control.yaml. Do not edit: change the document, then run `pnpm generate`.

import { type ApiDefinition, defineOperations, serializeQuery, walkList } from '@clouddb/client-core'

/** What the runtime must know of the API. */
export const definition: ApiDefinition = {
  baseUrl: 'http://127.0.0.1:8010',
  bound: [],
  operations: /* @__PURE__ */ defineOperations(
    {
      '/_sandbox/reset': {
        'POST resetSandbox': {
          body: undefined,
          payload: undefined,
        },
      },
      '/_sandbox/state': {
        'GET getState': {},
        'PUT restoreState': {
          payload: undefined,
        },
      },
      '/_sandbox/time': {
        'GET getTime': {},
        'PUT setTime': {},
      },
      '/_sandbox/time/advance': {
        'POST advanceTime': {},
      },
      '/_sandbox/faults': {
        'GET listFaults': {
          pages: {
            walk: walkList,
          },
        },
        'POST addFault': {
          payload: undefined,
        },
        'DELETE clearFaults': {},
      },
      '/_sandbox/telemetry': {
        'POST addTelemetry': {
          payload: undefined,
        },
      },
      '/_sandbox/telemetry/daily-incident': {
        'GET getDailyIncident': {
          query: serializeQuery,
          queryNames: ['day'],
        },
      },
      '/_sandbox/requests': {
        'GET listRequests': {
          query: serializeQuery,
          queryNames: ['after', 'limit'],
        },
      },
      '/_sandbox/notifications': {
        'GET listNotifications': {
          pages: {
            walk: walkList,
          },
        },
      },
    },
    true,
  ),
}
