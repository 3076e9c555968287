import type { Operation } from '../documents.ts'
import { remembered } from '../json.ts'

/** The operation that serves a request, with the encoded values of its path parameters. */
export interface Route {
  readonly operation: Operation
  readonly values: readonly (readonly [name: string, encoded: string])[]
}

/** Finds operations as the deployments do: ignoring case and slashes at the end. */
export function createRouter(operations: readonly Operation[]): (method: string, path: string) => Route | undefined {
  const routes = operations.map((operation) => ({
    operation,
    ...remembered(patterns, operation, () => patternOf(operation.path)),
  }))
  return (method, path) => {
    for (const { operation, names, pattern } of routes) {
      // HEAD is a GET without a body in the answer.
      if (operation.method !== (method === 'HEAD' ? 'GET' : method)) continue
      const found = pattern.exec(path)
      if (found) return { operation, values: names.map((name, index) => [name, found[index + 1] as string]) }
    }
    return undefined
  }
}

interface Pattern {
  readonly names: readonly string[]
  readonly pattern: RegExp
}

/** All sandboxes share them. */
const patterns = new WeakMap<Operation, Pattern>()

function patternOf(path: string): Pattern {
  const names: string[] = []
  const source = path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('/', '/+')
    .replace(/\{([^}]+)\}/g, (_, name) => {
      names.push(name)
      return '([^/]+)'
    })
  return { names, pattern: new RegExp(`^${source}/*$`, 'i') }
}
