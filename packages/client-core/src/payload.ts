import type { OperationDefinition, Unwrap } from './definition.ts'

/** Returns the payload, which must be present. Throws where the text is not JSON. */
export const unwrapPayload: Unwrap = (text, { payload, pages }) => {
  const body: unknown = payload === undefined && text === '' ? undefined : JSON.parse(text)
  const data = findPayload(body, payload)
  if (data === null) return 'has `null` for its payload'
  if (payload && (pages ? !Array.isArray(data) : data === undefined))
    return `has no ${pages ? 'list' : `\`${payload}\``}`
  return [data, body]
}

/** Returns the payload, or the value that the document allows instead. */
export const unwrapAlternatives: Unwrap = (text, operation, response) => {
  const { payload, alternatives } = operation
  if (alternatives?.nothing && text === '') return [undefined]
  let result: ReturnType<Unwrap> = ''
  try {
    result = unwrapPayload(text, operation, response)
    if (typeof result === 'object') return result
    const body: unknown = JSON.parse(text)
    const data = findPayload(body, payload)
    const isAbsent = data === undefined && Object(body) === body && !Array.isArray(body)
    if (data === null ? alternatives?.null : isAbsent && alternatives?.nothing) return [data, body]
  } catch (error) {
    if (!isDocumentedText(operation, response)) throw error
  }
  return isDocumentedText(operation, response) ? [payload && text] : result
}

/** True where a 2xx answer is the text that the document allows beside JSON, such as the `OK` of older servers. */
export function isDocumentedText({ alternatives }: OperationDefinition, { headers }: Response): boolean {
  return !!(alternatives?.text && headers.get('content-type')?.toLowerCase().startsWith(alternatives.text))
}

function findPayload(body: unknown, payload: OperationDefinition['payload']): unknown {
  if (payload === true) return body
  return payload && Object.hasOwn(Object(body), payload) ? Object(body)[payload] : undefined
}
