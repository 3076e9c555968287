import type { MediaType, OpenApiDocument, Operation, RequestBody, Response, Schema } from '@clouddb/document/openapi'
import type { Problems } from '@clouddb/document/problems'
import { isReference, resolve } from '@clouddb/document/references'
import { allowsNull, propertiesOf } from './schema-facts.ts'

/** How a body travels. */
export type ContentKind = 'json' | 'form' | 'multipart' | 'text' | 'bytes'

/** The one media type that a method uses, and those that it leaves to the path-literal client. */
export interface Content {
  readonly kind: ContentKind
  readonly mediaType: string
  readonly schema?: Schema
  readonly others: readonly string[]
}

export interface OperationBody extends Content {
  readonly optional: boolean
  readonly description?: string
  readonly inComponents: boolean
}

/** What an operation answers with one successful status. */
export interface Answer {
  readonly status: string
  readonly description?: string
  /** Absent: no body. */
  readonly content?: Content
  /** Where the payload stands in the body; absent: there is none. */
  readonly payload?: string | true
  /** True where the payload may be `null`. */
  readonly payloadNullable?: true
  /** True where the body may be plain text instead of JSON. */
  readonly text?: true
}

export interface DocumentedError {
  readonly status: string
  readonly className: string
  readonly description?: string
}

export interface OperationAnswers {
  readonly successes: readonly Answer[]
  readonly errors: readonly DocumentedError[]
  readonly payload?: string | true
  /** True where some success has a payload and another has none. */
  readonly payloadOptional?: true
  /** True where the payload of some success may be `null`. */
  readonly payloadNullable?: true
  /** The media type of the text that some success may bring instead of JSON. */
  readonly text?: typeof plainText
  readonly reads?: 'text' | 'bytes'
  /** The media types that the method reads, where they are not `application/json` alone. */
  readonly accept?: string
}

const plainText = 'text/plain'

const preference: readonly ContentKind[] = ['json', 'form', 'multipart', 'text', 'bytes']

export function readBody(document: OpenApiDocument, operation: Operation): OperationBody | undefined {
  if (!operation.requestBody) return undefined
  const body = resolve<RequestBody>(document, operation.requestBody)
  const content = chooseContent(body.content)
  if (!content) return undefined
  return {
    ...content,
    optional: body.required !== true,
    ...(body.description ? { description: body.description } : {}),
    inComponents: isReference(operation.requestBody),
  }
}

export function readAnswers(
  document: OpenApiDocument,
  operation: Operation,
  method: string,
  payloadKey: string | undefined,
  pointer: string,
  problems: Problems,
): OperationAnswers {
  // By status, ranges after their members, `default` last; an object's own order puts numbers first.
  const statuses = Object.keys(operation.responses ?? {})
    .filter((status) => !status.startsWith('x-'))
    .toSorted()
  const answers = statuses.map((status) => {
    const response = resolve<Response>(document, operation.responses?.[status] as Response)
    return { status, response }
  })
  const explicit = answers.filter(({ status }) => /^2(\d\d|XX)$/i.test(status))
  const good = explicit.length > 0 ? explicit : answers.filter(({ status }) => status === 'default')
  const successes = good.map(({ status, response }) => readAnswer(document, status, response, method, payloadKey))
  const errors = answers.filter((answer) => !good.includes(answer) && /^([45](\d\d|XX)|default)$/i.test(answer.status))
  return {
    successes,
    errors: errors.map(({ status, response }) => ({
      status,
      className: errorClassName(status),
      ...(response.description ? { description: response.description } : {}),
    })),
    ...readingOf(successes, pointer, problems),
  }
}

function readAnswer(
  document: OpenApiDocument,
  status: string,
  response: Response,
  method: string,
  payloadKey: string | undefined,
): Answer {
  const content = method === 'head' ? undefined : chooseContent(response.content)
  const answer = { status, ...(response.description ? { description: response.description } : {}) }
  if (!content) return answer
  if (content.kind !== 'json') return { ...answer, content, payload: true }
  const text = content.others.some((mediaType) => essence(mediaType) === plainText) ? ({ text: true } as const) : {}
  const properties = propertiesOf(document, content.schema)
  if (payloadKey !== undefined && !properties.has(payloadKey)) return { ...answer, content, ...text }
  const schema = payloadKey === undefined ? content.schema : properties.get(payloadKey)
  const nullable = allowsNull(document, schema) ? ({ payloadNullable: true } as const) : {}
  return { ...answer, content, payload: payloadKey ?? true, ...nullable, ...text }
}

function readingOf(
  successes: readonly Answer[],
  pointer: string,
  problems: Problems,
): Omit<OperationAnswers, 'successes' | 'errors'> {
  const contents = successes.flatMap(({ content }) => (content ? [content] : []))
  const [kind, ...otherKinds] = new Set(contents.map((content) => readKind(content.kind)))
  if (otherKinds.length > 0) {
    problems.add(
      `${pointer}/responses`,
      `The 2xx answers are of different kinds (${[kind, ...otherKinds].join(', ')}), and a method reads in one way`,
      'Describe them with one kind of media type, or make two operations of it.',
    )
  }
  const payload = successes.find((answer) => answer.payload !== undefined)?.payload
  const partly = payload !== undefined && successes.some((answer) => answer.payload === undefined)
  const text = successes.some((answer) => answer.text)
  const mediaTypes = [
    ...new Set([...contents.map((content) => content.mediaType), ...(text ? [`${plainText};q=0.5`] : [])]),
  ]
  const unusual = mediaTypes.some((mediaType) => mediaType !== 'application/json')
  return {
    ...(payload === undefined ? {} : { payload }),
    ...(partly ? { payloadOptional: true } : {}),
    ...(successes.some((answer) => answer.payloadNullable) ? { payloadNullable: true } : {}),
    ...(text ? { text: plainText } : {}),
    ...(kind === 'text' || kind === 'bytes' ? { reads: kind } : {}),
    // Everything else stays acceptable, so that an error can come in its own media type.
    ...(unusual ? { accept: `${mediaTypes.join(', ')}, */*;q=0.1` } : {}),
  }
}

function readKind(kind: ContentKind): 'json' | 'text' | 'bytes' {
  if (kind === 'form') return 'text'
  return kind === 'multipart' ? 'bytes' : kind
}

// JSON wins, whatever stands first: that is what a typed client is for.
function chooseContent(content: Record<string, MediaType> | undefined): Content | undefined {
  const offers = Object.entries(content ?? {}).map(([mediaType, { schema }]) => ({
    kind: kindOf(mediaType),
    mediaType,
    ...(schema === undefined ? {} : { schema }),
  }))
  const rank = (offer: { kind: ContentKind; mediaType: string }) =>
    preference.indexOf(offer.kind) * 2 +
    (essence(offer.mediaType) === 'application/json' || offer.kind !== 'json' ? 0 : 1)
  const best = offers.toSorted((left, right) => rank(left) - rank(right))[0]
  if (!best) return undefined
  return { ...best, others: offers.filter((offer) => offer !== best).map((offer) => offer.mediaType) }
}

function kindOf(mediaType: string): ContentKind {
  const name = essence(mediaType)
  if (name === 'application/json' || name === 'text/json' || name.endsWith('+json')) return 'json'
  if (name === 'application/x-www-form-urlencoded') return 'form'
  if (name.startsWith('multipart/')) return 'multipart'
  if (name.startsWith('text/') || name.endsWith('+xml') || name.endsWith('+yaml')) return 'text'
  if (/^application\/(xml|yaml|x-yaml|x-ndjson|jsonl|json-seq|javascript|graphql|sql)$/.test(name)) return 'text'
  return 'bytes'
}

function essence(mediaType: string): string {
  return (mediaType.split(';')[0] as string).trim().toLowerCase()
}

const errorClasses: Readonly<Record<string, string>> = {
  '400': 'BadRequestError',
  '401': 'AuthenticationError',
  '403': 'PermissionDeniedError',
  '404': 'NotFoundError',
  '409': 'ConflictError',
  '422': 'UnprocessableContentError',
  '429': 'RateLimitError',
}

function errorClassName(status: string): string {
  return errorClasses[status] ?? (status.startsWith('5') ? 'ServerError' : 'ApiError')
}
