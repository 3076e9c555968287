import { fence, html, inline, type Markup, runnableBlock } from '../markup.ts'
import { type Call, callsOf, exampleResponse, mediaTypeExamples } from './calls.ts'
import { deploymentWords, type Variant } from './references.ts'
import { choice } from './toolbar.ts'

/** A program and a curl command for each call, then the example responses: all of them, or the first of each. */
export function callColumn(variants: readonly Variant[], which: 'all' | 'first' = 'all'): string {
  return [
    choice('language', 'Language', { typescript: 'TypeScript', curl: 'curl' }).html,
    ...variants.map((variant) => {
      const calls = callsAndAnswers(variant, which === 'all')
      const { deployment } = variant.api
      if (deployment === undefined || variants.length === 1) return calls
      return `<div data-in="${deployment}">\n\n<p class="in">${deploymentWords[deployment]}</p>\n\n${calls}\n\n</div>`
    }),
  ].join('\n\n')
}

function callsAndAnswers({ api, operation }: Variant, isWhole: boolean): string {
  const [first, ...others] = callsOf(api, operation)
  const [answer] = operation.answers.successes
  const { content = {} } = answer ? exampleResponse(api, operation, answer.status) : {}
  const [example, ...rest] = Object.values(content).flatMap((mediaType) => mediaTypeExamples(api.document, mediaType))
  const more = [
    others.map((call) => unfolding(call.example?.summary ?? '', called(call, plain(call.curl).html))),
    rest.map(({ summary, value }) => unfolding(summary, plain(value).html)),
  ]
  const [calls = [], answers = []] = isWhole ? more : []
  return [
    ...(first ? [called(first, fence('sh', first.curl, 'curl'))] : []),
    ...calls,
    ...(example ? [`<p class="over">Answer: ${inline(example.summary).html}</p>`, answerBody(example.value)] : []),
    ...answers,
  ].join('\n\n')
}

function called({ sdk, example }: Call, curl: string): string {
  const title = example ? `<p class="over">Request: ${inline(example.summary).html}</p>\n\n` : ''
  const program = runnableBlock(sdk, fence('ts', sdk, 'TypeScript'), 'typescript')
  return `${title}${program}\n\n<div data-language="curl">\n\n${curl}\n\n</div>`
}

function answerBody(value: unknown): string {
  return typeof value === 'string' ? fence('text', value) : fence('json', JSON.stringify(value, undefined, 2), 'JSON')
}

/** A value or a text without colors, which weigh ten times as much as the text. */
export function plain(value: unknown): Markup {
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)
  return html`<pre tabindex="0"><code>${text}</code></pre>`
}

function unfolding(summary: string, markdown: string): string {
  return `<details class="other"><summary>${inline(summary).html}</summary>\n\n${markdown}\n\n</details>`
}
