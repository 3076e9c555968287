import type { Golden } from './golden.ts'
import { parseMessage } from './message.ts'

/** What a server said, for whoever knows a document. */
export interface GoldenAnswer {
  readonly status: string
  /** Without parameters; empty where the answer names none. */
  readonly mediaType: string
  readonly body: string
}

/** The answers of a golden that a document of the API has to describe; of some, a golden says why none does. */
export function answersToDescribe(golden: Golden): GoldenAnswer[] {
  if (golden.kind !== 'response' || golden.undescribed !== undefined) return []
  return golden.answers.map(parseMessage).map(({ start, headers, body }) => ({
    status: start.split(' ')[1] ?? '',
    mediaType: headers.get('content-type')?.split(';')[0] ?? '',
    body,
  }))
}
