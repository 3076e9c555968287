import { bundledDocument } from '@clouddb/mock'

type Group<Member> = Record<string, Member>

/** As much of an OpenAPI document as matters here. */
interface Document {
  paths: Group<Group<{ operationId?: string }>>
  components: Group<Group<object>> & { responses: Group<{ content?: Group<{ schema?: object }> }> }
}

const unused = ['createDashboard', 'updateDashboard']

/**
 * The document of a package, without what a mock only loses time with: the schemas of answers, for it serves examples,
 * and the writing of dashboards, for the sample writes none. So the mocks start in a fraction of the time.
 */
export function lightDocument(packageName: string): object {
  const { paths, components, ...rest } = structuredClone(bundledDocument(packageName)) as unknown as Document
  for (const item of Object.values(paths))
    for (const [method, { operationId = '' }] of Object.entries(item))
      if (unused.includes(operationId)) delete item[method]
  for (const { content = {} } of Object.values(components.responses))
    for (const body of Object.values(content)) delete body.schema
  const { securitySchemes = {} } = components
  return { ...rest, paths, components: { ...reachedFrom(paths, components), securitySchemes } }
}

/** The components that something refers to, itself or by way of others. */
function reachedFrom(start: object, components: Document['components']): Group<Group<object>> {
  const reached: Group<Group<object>> = {}
  const open: object[] = [start]
  for (const part of open)
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/([^/"]+)\/([^/"]+)/g)) {
      const component = components[kind]?.[name]
      if (component === undefined || reached[kind]?.[name] === component) continue
      reached[kind] = { ...reached[kind], [name]: component }
      open.push(component)
    }
  return reached
}
