import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { Problems } from '@clouddb/document/problems'
import { readApi } from '@clouddb/generator/read'
import { factoryName } from '@clouddb/generator/type-names'

/** The root folder of the repository. */
export const repositoryFolder: string = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads a text file of the repository, by its path there. */
export function repositoryText(file: string): string {
  return readFileSync(join(repositoryFolder, file), 'utf8')
}

/** A page of the site, before the generator converts it to HTML. */
export interface Page {
  /** Its address below the base, without slashes at its ends: `reference/management/delete-key`. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Markdown, with HTML in it. */
  readonly markdown: string
  /** The content of the Markdown file of the page, if it is shorter than `markdown`. */
  readonly text?: string
  /** Whether the page lists its headings at the side. Otherwise it uses the full width. */
  readonly contents?: boolean
  /** The file of the repository that the page is made from. */
  readonly source?: string
}

/** The deployments of the observability API, which share a reference. */
export type Deployment = 'managed' | 'open-source'

/** A package with a client, and the document that it is generated from. */
export type Api = ReturnType<typeof readPackage>

/** The packages, in display order. */
export const apis = [
  readPackage('management'),
  readPackage('observability-cloud', 'managed'),
  readPackage('observability-oss', 'open-source'),
]

/**
 * Reads a package.
 *
 * @param folder Its folder, which is the last part of its npm name as well.
 */
function readPackage(folder: string, deployment?: Deployment) {
  const document = JSON.parse(repositoryText(`packages/${folder}/openapi.json`)) as OpenApiDocument
  const { title, summary, description = '' } = document.info as Record<string, string | undefined>
  return {
    folder,
    /** Absent if the API has a reference of its own. */
    deployment,
    name: `@clouddb/${folder}`,
    title: title ?? '',
    summary,
    description,
    /** The function that makes a client: `createObservabilityOssClient`. */
    factory: factoryName(folder),
    /** The name of its reference, and of the variable for a client in examples: `observability`. */
    variable: folder.split('-')[0] as string,
    /** The variables of the environment, by the options that they replace. */
    environment: document['x-client']?.environment ?? {},
    document,
    model: readApi(document, new Problems()),
  }
}

/** The base path of the site, without a slash at the end. It is empty if the site is at the root of its host. */
export const base: string = (process.env.SITE_BASE ?? '').replace(/\/+$/, '')

/** The address of a page, by its id. */
export function referenceAddress(id: string, anchor = ''): string {
  return `${base}/${id === 'index' ? '' : `${id}/`}${anchor && `#${anchor}`}`
}

/** The id of the page of an operation. */
export function operationId({ variable }: Pick<Api, 'variable'>, operation: string): string {
  return `reference/${variable}/${operation.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()}`
}

/** The address of the page of an operation, or of its reference, which shows the deployment of the API. */
export function operationAddress(api: Pick<Api, 'variable' | 'deployment'>, operation?: string): string {
  const id = operation === undefined ? `reference/${api.variable}` : operationId(api, operation)
  return `${referenceAddress(id)}${api.deployment ? `?deployment=${api.deployment}` : ''}`
}
