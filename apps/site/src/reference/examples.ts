import { isRecord, type OpenApiDocument, type Response } from '@clouddb/spec/document/openapi'
import { nodeAt } from '@clouddb/spec/document/pointer'
import { resolve } from '@clouddb/spec/document/references'
import type { OperationModel } from '@clouddb/spec/read/operation'
import type { Api } from '../apis.ts'

/** A named example of a document. */
export interface Example {
  readonly name: string
  readonly summary: string
  readonly value: unknown
}

/** The named examples of a media type, references followed. */
export function examplesOf(document: OpenApiDocument, mediaType: unknown): Example[] {
  const examples = isRecord(mediaType) && isRecord(mediaType.examples) ? mediaType.examples : {}
  return Object.entries(examples).map(([name, reference]) => {
    const example = resolve<Record<string, unknown>>(document, reference as Record<string, unknown>)
    return { name, summary: String(example.summary ?? name), value: example.value }
  })
}

/** The example of a parameter, its own or its schema's. */
export function exampleOf(parameter: object): string {
  const { example, schema } = parameter as { example?: unknown; schema?: { examples?: unknown[] } }
  return String(example ?? schema?.examples?.[0] ?? '')
}

/** What an operation answers with a status. */
export function responseOf({ document }: Api, { pointer }: OperationModel, status: string): Response {
  return resolve<Response>(document, nodeAt(document, `${pointer}/responses/${status}`) as Response)
}
