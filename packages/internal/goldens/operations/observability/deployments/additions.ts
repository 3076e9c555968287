import type { GoldensByKind, OperationGoldens } from '../../../src/goldens/golden.ts'

/** Adds what one deployment alone has to say of operations that both have. */
export function withAdditions(
  operations: Readonly<Record<string, OperationGoldens>>,
  own: Readonly<Record<string, Partial<GoldensByKind>>>,
): Record<string, OperationGoldens> {
  const added = Object.entries(operations).map(([name, common]): [string, OperationGoldens] => {
    const { requests = [], responses = [], refused = [] } = own[name] ?? {}
    return [
      name,
      {
        with: common.with,
        requests: [...common.requests, ...requests],
        responses: [...common.responses, ...responses],
        refused: [...common.refused, ...refused],
      },
    ]
  })
  const others = Object.keys(own).filter((name) => operations[name] === undefined)
  if (others.length > 0) throw new Error(`Goldens are added to ${others.join(', ')}, which no deployment has.`)
  return Object.fromEntries(added)
}
