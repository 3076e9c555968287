import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import { Problems } from '@clouddb/spec/document/problems'
import { type ApiModel, readApi } from '@clouddb/spec/read'
import { textOf } from './repository.ts'

/** A package with a client, and the document that it is made from. */
export interface Api {
  /** The folder below `packages`, and the last part of its name: `observability-oss`. */
  readonly folder: string
  /** What people install: `@clouddb/observability-oss`. */
  readonly name: string
  /** The document's own title. */
  readonly title: string
  /** The function that makes a client: `createObservabilityOssClient`. */
  readonly factory: string
  /** What a client is called in examples: `observability`. */
  readonly variable: string
  /** The variables of the environment, by the options that they stand in for. */
  readonly environment: Readonly<Record<string, string>>
  readonly document: OpenApiDocument
  readonly model: ApiModel
}

/** The packages, in the order in which they are shown. */
export const apis: readonly Api[] = ['management', 'observability-cloud', 'observability-oss'].map(readPackage)

function readPackage(folder: string): Api {
  const document = JSON.parse(textOf(`packages/${folder}/openapi.json`)) as OpenApiDocument
  const client = textOf(`packages/${folder}/src/client.ts`)
  const [, factory = ''] = /export function (create\w+Client)\(/.exec(client) ?? []
  const environment = [...client.matchAll(/^ {2}(\w+): '(CLOUDDB_\w+)',$/gm)]
  return {
    folder,
    name: `@clouddb/${folder}`,
    title: document.info.title,
    factory,
    variable: folder.split('-')[0] as string,
    environment: Object.fromEntries(environment.map(([, option, variable]) => [option, variable])),
    document,
    model: readApi(document, new Problems()),
  }
}
