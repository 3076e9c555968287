import { type ApiName, apiOf } from '../apis.ts'
import type { Json } from '../mutant.ts'
import { at, type Path, pathOf } from './pointer.ts'
import { type SchemaSite, schemaSites } from './schemas.ts'

/** What operators look for sites in. */
export interface Reading {
  readonly document: Json
  readonly operations: readonly OperationSite[]
  readonly schemas: readonly SchemaSite[]
  /** The operations in whose requests or answers a place shows. */
  touches(path: Path): Touched
}

export interface OperationSite {
  readonly id: string
  readonly path: Path
  readonly item: string
  readonly method: string
  readonly node: Json
}

export interface Touched {
  readonly requests: readonly string[]
  readonly answers: readonly string[]
}

export const httpMethods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch']

const readings = new Map<ApiName, Reading>()

/** The reading of a document as it stands, made once. */
export function readingOf(api: ApiName): Reading {
  const known = readings.get(api) ?? readForMutation(apiOf(api).document)
  readings.set(api, known)
  return known
}

/** Reads a bundled document once for all operators. */
export function readForMutation(document: Json): Reading {
  const operations = Object.entries<Json>(document.paths).flatMap(([item, methods]) =>
    Object.keys(methods)
      .filter((method) => httpMethods.includes(method))
      .map((method) => {
        const node = methods[method]
        return { id: node.operationId as string, path: ['paths', item, method], item, method, node }
      }),
  )
  const requests = new Map<string, Set<string>>()
  const answers = new Map<string, Set<string>>()
  for (const { id, item, node } of operations) {
    requests.set(id, reachedFrom(document, [document.paths[item].parameters, node.parameters, node.requestBody]))
    answers.set(id, reachedFrom(document, node.responses))
  }
  const all = operations.map(({ id }) => id)

  function touches(path: Path): Touched {
    const [section, ...keys] = path
    if (section === 'components' && keys[0] !== 'securitySchemes') {
      const component = keys.slice(0, 2).join('/')
      const reaching = (reached: Map<string, Set<string>>) => all.filter((id) => reached.get(id)?.has(component))
      return { requests: reaching(requests), answers: reaching(answers) }
    }
    if (section !== 'paths' || keys.length === 0) return { requests: all, answers: all }
    const [item, method, part] = keys
    const own = operations.filter(
      (each) => each.item === item && (!httpMethods.includes(method ?? '') || each.method === method),
    )
    const ids = own.map(({ id }) => id)
    if (method === 'parameters' || part === 'parameters' || part === 'requestBody')
      return { requests: ids, answers: [] }
    return part === 'responses' ? { requests: [], answers: ids } : { requests: ids, answers: ids }
  }

  return { document, operations, schemas: schemaSites(document), touches }
}

/** The components that a part of a document leads to: `schemas/Alert`. */
export function reachedFrom(document: Json, start: Json): Set<string> {
  const reached = new Set<string>()
  const visit = (node: Json): void => {
    if (typeof node === 'string' && node.startsWith('#/components/')) {
      const [, kind, name] = pathOf(node)
      const component = `${kind}/${name}`
      if (reached.has(component)) return
      reached.add(component)
      visit(at(document, pathOf(node)))
    } else if (typeof node === 'object' && node !== null) for (const inner of Object.values(node)) visit(inner)
  }
  visit(start)
  return reached
}
