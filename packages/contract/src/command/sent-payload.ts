import type { ContractDocument, Json, Operation } from '../index.ts'
import { payloadOf } from './fixtures/payload.ts'
import type { Sent } from './run/sender.ts'

export const isSuccess = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300

/** True where the server took the request. */
export const isTaken = ({ result }: Sent): boolean => isSuccess(result.answer?.status)

/** The payload that a request brought, where it was taken. */
export function payloadOfSent(sent: Sent, { payloadKey }: Pick<ContractDocument, 'payloadKey'>): Json | undefined {
  return isTaken(sent) ? payloadOf(sent.result.answer?.text, payloadKey) : undefined
}

/** What became of a call that others rely on. */
export function failureOf({ id }: Operation, sent: Sent): string {
  if (sent.accident) return `${id}: ${sent.accident}`
  return isTaken(sent) ? `${id} was answered without an id` : `${id} was answered ${sent.result.answer?.status}`
}
