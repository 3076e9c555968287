import { isRecord } from '@clouddb/spec/document/openapi'
import { pointerBelow } from '@clouddb/spec/document/pointer'
import { isReference } from '@clouddb/spec/document/references'
import type { Finding, JudgedBundle } from './finding.ts'

interface Use {
  /** The status, or the name of the header. */
  readonly name: string
  readonly pointer: string
  readonly component: string
}

/** An answer that several refer to has one status, and a header has one name: under another one it is a slip. */
export function judgeSharedNames({ document }: JudgedBundle): Finding[] {
  const byComponent = Map.groupBy(usesIn(document, '#'), ({ component }) => component)
  return [...byComponent.values()].flatMap((uses) => {
    const byName = [...Map.groupBy(uses, ({ name }) => name)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    )
    const [usual = ''] = byName[0] ?? []
    return byName.slice(1).flatMap(([name, slips]) =>
      slips.map(({ pointer, component }) => ({
        pointer,
        message: `${component.split('/').at(-1)} stands under ${name}, and elsewhere under ${usual}.`,
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
