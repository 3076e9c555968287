import type { OperationGoldens } from '../src/golden.ts'
import { sectionOf, type Texts } from '../src/golden-text.ts'
import { addGoldens } from './crud-goldens.ts'
import { jsonHead, openSource } from './deployments.ts'
import { listGoldens, pageRequests, refusedPages, twoPages } from './page-goldens.ts'
import { errorGolden, notServed } from './response-goldens.ts'

const path = '/api/v2/webhooks'

/** The list of the open-source deployment, which has pages. */
export const pagedWebhooks = (texts: Texts): OperationGoldens =>
  addGoldens(listGoldens(openSource, 'webhooks', sectionOf(texts, 'listWebhooks').payloads), {
    requests: pageRequests(path),
    responses: [
      twoPages(path),
      {
        name: 'keeps a service and nulls that the document does not list',
        undescribed: 'A newer server sends values that the document does not list.',
        answers: [
          openSource.answers('[{"id":"67b8c9d0e1f2a3b4c5d6e7fb","name":null,"service":"slack_api","headers":null}]'),
        ],
        outcome: { payload: [{ id: '67b8c9d0e1f2a3b4c5d6e7fb', name: null, service: 'slack_api', headers: null }] },
      },
      {
        name: 'reads a page that is shorter than its total',
        answers: [
          [
            ...jsonHead('200 OK', 'x-total-count: 3'),
            '{"data":[{"id":"67b8c9d0e1f2a3b4c5d6e7f8","service":"slack"}],"meta":{"total":3,"limit":1000,"offset":0}}',
          ],
        ],
        outcome: { payload: [{ id: '67b8c9d0e1f2a3b4c5d6e7f8', service: 'slack' }] },
      },
      errorGolden('403 Forbidden', '{"message":"Forbidden"}'),
      notServed(`GET ${path}`),
    ],
    refused: refusedPages(path),
  })
