import type { Api } from './apis.ts'

/** Where the site is, without a slash at the end: empty, or the folder of a project on the pages of its host. */
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
