import type { OperationModel } from '@clouddb/spec/read/operation'
import type { Api } from '../apis.ts'
import { fence, html } from '../markup.ts'
import { type Call, callsOf } from './calls.ts'
import { examplesOf, responseOf } from './examples.ts'

/** How an operation is called, and what it answers: a program and a command for each named example, then the answers. */
export function callColumn(api: Api, operation: OperationModel): string {
  const [first, ...others] = callsOf(api, operation)
  const answer = operation.answers.successes[0]
  const content = answer && responseOf(api, operation, answer.status).content
  const examples = Object.values(content ?? {}).flatMap((mediaType) => examplesOf(api.document, mediaType))
  const [shown, ...rest] = examples
  return [
    ...(first ? [called(first)] : []),
    ...others.map((call) => unfolding(call.example?.summary ?? '', called(call))),
    ...(shown ? [`<p class="over">Answer: ${html`${shown.summary}`.html}</p>`, body(shown.value)] : []),
    ...rest.map(({ summary, value }) => unfolding(summary, body(value))),
  ].join('\n\n')
}

function called({ sdk, curl, example }: Call): string {
  const title = example ? `<p class="over">Request: ${html`${example.summary}`.html}</p>\n\n` : ''
  return `${title}<clouddb-example>\n\n${fence('ts', sdk, 'TypeScript')}\n\n</clouddb-example>\n\n${fence('sh', curl, 'curl')}`
}

function body(value: unknown): string {
  return typeof value === 'string' ? fence('text', value) : fence('json', JSON.stringify(value, undefined, 2), 'JSON')
}

function unfolding(summary: string, markdown: string): string {
  return `<details class="other"><summary>${html`${summary}`.html}</summary>\n\n${markdown}\n\n</details>`
}
