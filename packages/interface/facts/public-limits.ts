import { managed, observability, type PublicSentence, type Topic } from './public-table.ts'
import type { Api, NonEmpty } from './table.ts'

const said = (topic: Topic, apis: NonEmpty<Api>, ...sentences: readonly string[]): PublicSentence[] =>
  sentences.map((sentence) => ({ topic, apis, sentence }))

const openSource: NonEmpty<Api> = ['observability-oss']
const cloud: NonEmpty<Api> = ['observability-cloud']

/** What documents say of themselves in words. */
export const publicSentences: readonly PublicSentence[] = [
  ...said('limits', managed, 'a key may send 10 requests within 10 seconds'),
  ...said(
    'limits',
    openSource,
    'a server takes 100 requests in 60 seconds for each access key, over all resources together, and counts before it checks the key',
    'a body may have 32 MB at most',
    'a browser can call the API from the origin of the user interface only',
  ),
  ...said('operations', observability, 'servers drop unknown fields of a body silently'),
  ...said(
    'operations',
    cloud,
    'its contract is stable, and no breaking changes are expected',
    'a key of a custom role needs the permission to manage this API on the service',
    'chart series and webhooks are offered by the open-source deployment only',
  ),
  ...said('managed answers', cloud, 'every success has the status 200 and the envelope of the management API'),
  ...said(
    'open-source answers',
    openSource,
    'every success has the status 200 and a body { "data": ... }',
    'a deletion answers with an empty object',
    'answers carry no request id',
  ),
]
