import { operationsOf } from '@clouddb/spec/document/operations'
import { pointerBelow } from '@clouddb/spec/document/pointer'
import type { Finding, JudgedBundle } from './finding.ts'

/**
 * What all others answer to a request of the same kind, an operation answers as well: servers refuse a credential, a
 * body or an id in one place for all. And what no other answers is a slip.
 */
export function judgeUsualAnswers({ document }: JudgedBundle): Finding[] {
  const operations = operationsOf(document).map(({ id, pointer, method, node }) => {
    const failures = Object.keys(node.responses ?? {}).filter((status) => !status.startsWith('2'))
    return { id, pointer: pointerBelow(pointer, 'responses'), kind: node.requestBody ? 'body' : method, failures }
  })
  return operations.flatMap(({ id, pointer, kind, failures }) => {
    const others = operations.filter((other) => other.id !== id)
    const alike = others.filter((other) => other.kind === kind)
    // Of one or two nobody can say what is usual.
    const groups = [others, alike].filter(({ length }) => length > 1)
    const usual = groups.flatMap((group) =>
      (group[0]?.failures ?? []).filter((status) => group.every((other) => other.failures.includes(status))),
    )
    const lacking = [...new Set(usual)].filter((status) => !failures.includes(status))
    const alone = failures.filter(
      (status) => others.length > 1 && !others.some((other) => other.failures.includes(status)),
    )
    return [
      ...lacking.map((status) => ({ pointer, message: `${id} does not answer ${status}, and its like all do.` })),
      ...alone.map((status) => ({
        pointer: pointerBelow(pointer, status),
        message: `${id} answers ${status}, and no other operation does.`,
      })),
    ]
  })
}
