import type { RefusedBody } from '../../refusals.ts'

const long = (length: number) => 'n'.repeat(length)

/** A dashboard around its containers. */
const containers = (...items: string[]) => `{"name":"Checkout","tiles":[],"containers":[${items.join('')}]}`

/** A dashboard around a tile among containers. */
const inTab = (field: string) =>
  `{"name":"Checkout","tiles":[{"name":"T","x":0,"y":0,"w":6,"h":2,${field},"config":{"displayType":"markdown"}}]}`

/** What containers, their tabs, and tiles in them may not be. */
export const refusedContainers: readonly RefusedBody[] = [
  ['containers.0.id', 'refuses a container with an empty id', containers('{"id":"","title":"A","collapsed":false}')],
  [
    'containers.0.title',
    'refuses a container with a title of more than 256 characters',
    containers(`{"id":"a","title":"${long(257)}","collapsed":false}`),
  ],
  [
    'containers.0.id',
    'refuses a container with an id of more than 256 characters',
    containers(`{"id":"${long(257)}","title":"A","collapsed":false}`),
  ],
  [
    'containers.0.title',
    'refuses a container with an empty title',
    containers('{"id":"a","title":"","collapsed":false}'),
  ],
  ['containers.0', 'refuses a container without an id', containers('{"title":"A","collapsed":false}')],
  ['containers.0', 'refuses a container without a title', containers('{"id":"a","collapsed":false}')],
  [
    'containers.0',
    'refuses a misspelt field of a container',
    containers('{"id":"a","title":"A","collapsed":false,"colapsible":true}'),
  ],
  [
    'containers.0.tabs.0',
    'refuses a tab without an id',
    containers('{"id":"a","title":"A","collapsed":false,"tabs":[{"title":"T"}]}'),
  ],
  ['tiles.0.tabId', 'refuses a tile in a tab without a name', inTab('"tabId":""')],
  ['tiles.0.tabId', 'refuses a tile in a tab of more than 256 characters', inTab(`"tabId":"${long(257)}"`)],
  ['tiles.0.containerId', 'refuses a tile in a container without a name', inTab('"containerId":""')],
  ['containers.0', 'refuses a container that is neither open nor closed', containers('{"id":"a","title":"A"}')],
  [
    'containers.0.tabs',
    'refuses 21 tabs',
    containers(
      '{"id":"a","title":"A","collapsed":false,"tabs":[',
      '{"id":"t","title":"T"},'.repeat(20),
      '{"id":"t","title":"T"}]}',
    ),
  ],
  [
    'containers.0.tabs.0',
    'refuses a tab without a title',
    containers('{"id":"a","title":"A","collapsed":false,"tabs":[{"id":"t"}]}'),
  ],
]
