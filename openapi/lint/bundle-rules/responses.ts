import { isRecord } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { pointerBelow } from '@clouddb/document/pointer'
import { isReference } from '@clouddb/document/references'
import type { BundleRules, CheckedBundle, Finding } from './finding.ts'

/** The rules on documented answers. */
export const responseRules: BundleRules = {
  'house/usual-responses': usualResponses,
  'house/shared-names': sharedNames,
}

/**
 * An operation has the error statuses that all other operations have, or all of its kind: servers check credentials,
 * bodies and ids in one place for all. A status that only one operation has is a mistake.
 */
function usualResponses({ document }: CheckedBundle): Finding[] {
  const operations = locatedOperations(document).map(({ id, pointer, method, node }) => {
    const failures = Object.keys(node.responses ?? {}).filter((status) => !status.startsWith('2'))
    return { id, pointer: pointerBelow(pointer, 'responses'), kind: node.requestBody ? 'body' : method, failures }
  })
  return operations.flatMap(({ id, pointer, kind, failures }) => {
    const others = operations.filter((other) => other.id !== id)
    const alike = others.filter((other) => other.kind === kind)
    // A single other operation does not show what is usual.
    const groups = [others, alike].filter(({ length }) => length > 1)
    const usual = groups.flatMap((group) =>
      (group[0]?.failures ?? []).filter((status) => group.every((other) => other.failures.includes(status))),
    )
    const lacking = [...new Set(usual)].filter((status) => !failures.includes(status))
    const alone = failures.filter(
      (status) => others.length > 1 && !others.some((other) => other.failures.includes(status)),
    )
    const lack = `${id} lacks what all similar operations have: ${lacking.join(', ')}.`
    return [
      ...(lacking.length > 0 ? [{ pointer, message: lack }] : []),
      ...alone.map((status) => ({
        pointer: pointerBelow(pointer, status),
        message: `${id} has the status ${status}, but no other operation has it.`,
      })),
    ]
  })
}

interface Use {
  /** The status, or the name of the header. */
  readonly name: string
  readonly pointer: string
  readonly component: string
}

/** A shared response has one status and a shared header has one name. */
function sharedNames({ document }: CheckedBundle): Finding[] {
  const byComponent = Map.groupBy(usesIn(document, '#'), ({ component }) => component)
  return [...byComponent.values()].flatMap((uses) => {
    const byName = [...Map.groupBy(uses, ({ name }) => name)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    )
    const [usual = ''] = byName[0] ?? []
    return byName.slice(1).flatMap(([name, slips]) =>
      slips.map(({ pointer, component }) => ({
        pointer,
        message: `${component.split('/').at(-1)} is used for ${name}, but elsewhere for ${usual}.`,
      })),
    )
  })
}

function usesIn(node: unknown, pointer: string): Use[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => {
    const at = pointerBelow(pointer, key)
    if (key !== 'responses' && key !== 'headers') return usesIn(child, at)
    const own = Object.entries(isRecord(child) ? child : {}).flatMap(([name, shared]) =>
      isReference(shared) ? [{ name, pointer: pointerBelow(at, name), component: shared.$ref }] : [],
    )
    return [...own, ...usesIn(child, at)]
  })
}
