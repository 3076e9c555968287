import type { MediaType, OpenApiDocument, Operation, RequestBody, Schema } from '@clouddb/document/openapi'
import { isReference, resolve } from '@clouddb/document/references'

/** The encoding of a body. */
export type ContentKind = 'json' | 'form' | 'multipart' | 'text' | 'bytes'

/** The media type that a method uses, and the others, which only the client of `./fetch` can use. */
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

const preference: readonly ContentKind[] = ['json', 'form', 'multipart', 'text', 'bytes']

export function readOperationBody(document: OpenApiDocument, operation: Operation): OperationBody | undefined {
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

// JSON comes first, because only JSON is typed.
export function chooseContent(content: Record<string, MediaType> | undefined): Content | undefined {
  const offers = Object.entries(content ?? {}).map(([mediaType, { schema }]) => ({
    kind: contentKind(mediaType),
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

function contentKind(mediaType: string): ContentKind {
  const name = essence(mediaType)
  if (name === 'application/json' || name === 'text/json' || name.endsWith('+json')) return 'json'
  if (name === 'application/x-www-form-urlencoded') return 'form'
  if (name.startsWith('multipart/')) return 'multipart'
  if (name.startsWith('text/') || name.endsWith('+xml') || name.endsWith('+yaml')) return 'text'
  if (/^application\/(xml|yaml|x-yaml|x-ndjson|jsonl|json-seq|javascript|graphql|sql)$/.test(name)) return 'text'
  return 'bytes'
}

/** `application/json; charset=utf-8` is `application/json`. */
export function essence(mediaType: string): string {
  return (mediaType.split(';')[0] as string).trim().toLowerCase()
}
