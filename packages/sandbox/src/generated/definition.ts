// Generated from control.yaml. Do not edit: change the document, then run `pnpm generate`.

import { type ApiDefinition, serializeQuery, walkList } from '@clouddb/client-core'

/** What the runtime must know of the API. */
export const definition: ApiDefinition = {
  baseUrl: 'http://127.0.0.1:8010',
  bound: [],
  operations: {
    resetSandbox: {
      method: 'POST',
      path: '/_sandbox/reset',
    },
    getState: {
      method: 'GET',
      path: '/_sandbox/state',
      payload: true,
    },
    restoreState: {
      method: 'PUT',
      path: '/_sandbox/state',
      body: 'application/json',
    },
    getTime: {
      method: 'GET',
      path: '/_sandbox/time',
      payload: true,
    },
    setTime: {
      method: 'PUT',
      path: '/_sandbox/time',
      body: 'application/json',
      payload: true,
    },
    advanceTime: {
      method: 'POST',
      path: '/_sandbox/time/advance',
      body: 'application/json',
      payload: true,
    },
    listFaults: {
      method: 'GET',
      path: '/_sandbox/faults',
      payload: true,
      pages: {
        walk: walkList,
      },
    },
    addFault: {
      method: 'POST',
      path: '/_sandbox/faults',
      body: 'application/json',
    },
    clearFaults: {
      method: 'DELETE',
      path: '/_sandbox/faults',
    },
    listRequests: {
      method: 'GET',
      path: '/_sandbox/requests',
      query: serializeQuery,
      payload: true,
    },
    listNotifications: {
      method: 'GET',
      path: '/_sandbox/notifications',
      payload: true,
      pages: {
        walk: walkList,
      },
    },
  },
}
