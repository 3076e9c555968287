import type { OpenApiDocument, Response } from '@clouddb/document/openapi'
import type { LocatedOperation } from '@clouddb/document/operations'
import type { Problems } from '@clouddb/document/problems'
import { resolve } from '@clouddb/document/references'
import { schemaProperties } from '@clouddb/document/schema-parts'
import { errorClassOf } from '../client-errors.ts'
import { type Content, type ContentKind, chooseContent, essence } from './content.ts'
import { allowsNull } from './schemas.ts'

/** The response of an operation with one successful status. */
export interface Answer {
  readonly status: string
  readonly description?: string
  /** Absent: no body. */
  readonly content?: Content
  /** The property of the body that holds the payload, or `true` for the whole body; absent without a payload. */
  readonly payload?: string | true
  /** The payload can be `null`. */
  readonly payloadNullable?: true
  /** The body can be plain text instead of JSON. */
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
  /** Some success has a payload and another one has none. */
  readonly payloadOptional?: true
  /** The payload of some success can be `null`. */
  readonly payloadNullable?: true
  /** The media type of the text that some success can have instead of JSON. */
  readonly text?: typeof plainText
  readonly reads?: 'text' | 'bytes'
  /** The media types that the method reads, unless `application/json` is the only one. */
  readonly accept?: string
}

const plainText = 'text/plain'

export function readAnswers(
  document: OpenApiDocument,
  { node: operation, method, pointer }: LocatedOperation,
  payloadKey: string | undefined,
  problems: Problems,
): OperationAnswers {
  // In text order ranges follow their members and `default` is last.
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
      className: errorClassOf(status),
      ...(response.description ? { description: response.description } : {}),
    })),
    ...readWay(successes, pointer, problems),
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
  const properties = schemaProperties(document, content.schema)
  if (payloadKey !== undefined && !properties.has(payloadKey)) return { ...answer, content, ...text }
  const schema = payloadKey === undefined ? content.schema : properties.get(payloadKey)
  const nullable = allowsNull(document, schema) ? ({ payloadNullable: true } as const) : {}
  return { ...answer, content, payload: payloadKey ?? true, ...nullable, ...text }
}

function readWay(
  successes: readonly Answer[],
  pointer: string,
  problems: Problems,
): Omit<OperationAnswers, 'successes' | 'errors'> {
  const contents = successes.flatMap(({ content }) => (content ? [content] : []))
  const [kind, ...otherKinds] = new Set(contents.map((content) => wayOf(content.kind)))
  if (otherKinds.length > 0) {
    problems.add(
      `${pointer}/responses`,
      `The 2xx responses have different kinds of content (${[kind, ...otherKinds].join(', ')}), but a method reads one kind`,
      'Use media types of one kind, or split the operation.',
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
    // Errors can have any media type.
    ...(unusual ? { accept: `${mediaTypes.join(', ')}, */*;q=0.1` } : {}),
  }
}

function wayOf(kind: ContentKind): 'json' | 'text' | 'bytes' {
  if (kind === 'form') return 'text'
  return kind === 'multipart' ? 'bytes' : kind
}
