import { type Mode, modes } from '../derivation/kinds.ts'
import { pointerTo } from '../schema/pointer.ts'
import type { LocatedNode } from '../schema/schema.ts'
import { type DescribedOperation, isOneObject, type NodeAt, namesOf } from './described-operation.ts'
import { type ContractKey, keyId } from './key.ts'
import { requirementsOf } from './requirements.ts'

/** Every status of an operation, every example of it, and every property that its answers may show. */
export function answerKeys(described: DescribedOperation): ContractKey[] {
  const { operation, raw, nodeAt } = described
  return namesOf(raw.value.responses).flatMap((status): ContractKey[] => {
    const { value, pointer } = nodeAt(pointerTo(raw.pointer, 'responses', status))
    const contents = namesOf(value.content).map((mediaType) => nodeAt(pointerTo(pointer, 'content', mediaType)))
    const there = { operation: operation.id, modes: modesOfStatus(status, described) }
    return [
      { id: keyId.status(operation.id, status), kind: 'status', ...there },
      ...(contents.length === 0 ? [pointer] : contents.flatMap(examplesOf)).map((about): ContractKey => {
        const id = keyId.requirement('status', operation.id, about, 'answered')
        return { id, kind: 'status', operation: operation.id, modes: ['mock'] }
      }),
      ...contents
        .flatMap((content) => propertiesOf(content, nodeAt))
        .map((property): ContractKey => {
          return { id: keyId.property(property), kind: 'property', modes: there.modes }
        }),
    ]
  })
}

function examplesOf({ value, pointer }: LocatedNode): string[] {
  const examples = namesOf(value.examples).map((name) => pointerTo(pointer, 'examples', name))
  return examples.length > 0 ? examples : [pointer]
}

function propertiesOf({ value, pointer }: LocatedNode, nodeAt: NodeAt): string[] {
  if (!value.schema) return []
  return requirementsOf(pointerTo(pointer, 'schema'), 'body', nodeAt)
    .filter(({ kind }) => kind === undefined)
    .map(({ about }) => about)
}

/** A server answers with the status that it means: of the failures, only those can be had that a request provokes. */
function modesOfStatus(
  status: string,
  { operation, parameters, body, isSecured }: DescribedOperation,
): readonly Mode[] {
  const provoked =
    status.startsWith('2') ||
    (status === '401' && isSecured) ||
    (['400', '422'].includes(status) && (body !== undefined || parameters.length > 0)) ||
    (status === '404' && isOneObject(parameters.filter(({ value }) => value.in === 'path')))
  if (!provoked) return ['mock']
  return operation.safe ? modes : ['mock', 'writing']
}
