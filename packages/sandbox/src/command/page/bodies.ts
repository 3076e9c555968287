import { mostAnswers, type RequestLog } from '../../request-log.ts'

/** Characters of a body that the page shows at most. */
const mostShown = 20_000

/** The bodies of requests and answers as indented text, by the sequence numbers of the requests. */
export function bodiesOf(log: Pick<RequestLog, 'bodiesOf'>, sequences: readonly string[]) {
  return Object.fromEntries(
    sequences.slice(0, mostAnswers).map((sequence) => {
      const { body, answer } = log.bodiesOf(Number(sequence))
      return [sequence, { body: shown(body), answer: shown(answer) }]
    }),
  )
}

function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
