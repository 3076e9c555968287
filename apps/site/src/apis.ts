import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import { Problems } from '@clouddb/spec/document/problems'
import { type ApiModel, readApi } from '@clouddb/spec/read'

/** The root folder of the repository. */
export const repository: string = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads a text file of the repository, by its path there. */
export function textOf(file: string): string {
  return readFileSync(join(repository, file), 'utf8')
}

/** A page of the site, before the generator converts it to HTML. */
export interface Page {
  /** Its address below the base, without slashes at its ends: `reference/management/delete-key`. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Markdown, with HTML in it. */
  readonly markdown: string
  /** Whether the page lists its headings at the side. Otherwise it uses the full width. */
  readonly contents?: boolean
}

/** A package with a client, and the document that it is generated from. */
export interface Api {
  /** The folder below `packages`, and the last part of its name: `observability-oss`. */
  readonly folder: string
  /** The npm name: `@clouddb/observability-oss`. */
  readonly name: string
  /** The document's own title. */
  readonly title: string
  /** The function that makes a client: `createObservabilityOssClient`. */
  readonly factory: string
  /** The name of the variable for a client in examples: `observability`. */
  readonly variable: string
  /** The variables of the environment, by the options that they stand in for. */
  readonly environment: Readonly<Record<string, string>>
  readonly document: OpenApiDocument
  readonly model: ApiModel
}

/** The packages, in display order. */
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

/** The base path of the site, without a slash at the end. It is empty if the site is at the root of its host. */
export const base: string = (process.env.SITE_BASE ?? '').replace(/\/+$/, '')

/** The address of a page, by its id. */
export function addressOf(id: string, anchor = ''): string {
  return `${base}/${id === 'index' ? '' : `${id}/`}${anchor && `#${anchor}`}`
}

/** The id of the page of an operation. */
export function operationId({ folder }: Pick<Api, 'folder'>, operation: string): string {
  return `reference/${folder}/${kebab(operation)}`
}

/** The id of the page of a schema. */
export function schemaId({ folder }: Pick<Api, 'folder'>, schema: string): string {
  return `reference/${folder}/schemas/${kebab(schema)}`
}

function kebab(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
}
