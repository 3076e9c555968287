import { type ChangeCase, type Json, pair, reference } from './base.ts'

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } })
const fired = (schema: Json): Json => ({
  post: { requestBody: json(schema), responses: { 200: { description: 'Ok.' } } },
})

/** What servers offer beside operations: links, and what they send of their own accord. */
export const offers: readonly ChangeCase[] = [
  pair('an answer has a link', 'minor', ['getAlert 200 has a new link next'], ({ getAlert }) => {
    getAlert.responses[200].links = { next: { operationId: 'listAlerts' } }
  }),
  pair(
    'a link of an answer goes',
    'major',
    ['getAlert 200 no longer has the link next'],
    ({ getAlert }) => {
      delete getAlert.responses[200].links
    },
    ({ getAlert }) => {
      getAlert.responses[200].links = { next: { operationId: 'listAlerts' } }
    },
  ),
  pair(
    'a link of an answer is described',
    'patch',
    ['getAlert 200: link next has a new description'],
    ({ getAlert }) => {
      getAlert.responses[200].links.next.description = 'All alerts.'
    },
    ({ getAlert }) => {
      getAlert.responses[200].links = { next: { operationId: 'listAlerts' } }
    },
  ),
  pair(
    'where a shared link leads cannot be judged',
    'major',
    ['getAlert 200: link next changed in a way that cannot be judged: operationId'],
    ({ components }) => {
      components.links.Next.operationId = 'deleteAlert'
    },
    ({ components, getAlert }) => {
      components.links = { Next: { operationId: 'listAlerts' } }
      getAlert.responses[200].links = { next: { $ref: '#/components/links/Next' } }
    },
  ),
  pair('an operation calls back', 'minor', ['createAlert has a new callback fired'], ({ createAlert }) => {
    createAlert.callbacks = { fired: { '{$request.body#/url}': fired({ type: 'string' }) } }
  }),
  pair(
    'what is called back cannot be judged',
    'major',
    ['createAlert: callback fired changed in a way that cannot be judged: {$request.body#/url}'],
    ({ createAlert }) => {
      createAlert.callbacks.fired['{$request.body#/url}'] = fired({ type: 'number' })
    },
    ({ createAlert }) => {
      createAlert.callbacks = { fired: { '{$request.body#/url}': fired({ type: 'string' }) } }
    },
  ),
  pair(
    'what is sent, and called back, has a further value',
    'major',
    ['Interval allows 1d'],
    ({ schemas }) => {
      schemas.Interval.enum.push('1d')
    },
    ({ alert, createAlert }) => {
      delete alert.interval
      createAlert.callbacks = { fired: { '{$request.body#/url}': fired(reference('Interval')) } }
    },
  ),
  pair('the API has a webhook', 'minor', ['The API has a new webhook fired'], ({ document }) => {
    document.webhooks = { fired: fired({ type: 'string' }) }
  }),
  pair(
    'a webhook goes',
    'major',
    ['The API no longer has the webhook fired'],
    ({ document }) => {
      document.webhooks = {}
    },
    ({ document }) => {
      document.webhooks = { fired: fired({ type: 'string' }) }
    },
  ),
  pair(
    'what a webhook alone sends has always a further field',
    'minor',
    ['Fired always has the field at'],
    ({ schemas }) => {
      schemas.Fired.required.push('at')
    },
    ({ document, schemas }) => {
      schemas.Fired = {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, at: { type: 'string' } },
      }
      document.webhooks = { fired: fired(reference('Fired')) }
    },
  ),
]
