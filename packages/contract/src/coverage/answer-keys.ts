import { type Mode, modes } from '../derivation/kinds.ts'
import { pointerTo } from '../schema/pointer.ts'
import { type Described, isOneObject } from './described-operation.ts'
import { type ContractKey, keyId } from './key.ts'
import { namesOf, type Place, type Places } from './places.ts'
import { statementsOf } from './requirements.ts'

/** Every status of an operation, every example of it, and every property that its answers may show. */
export function answerKeys(described: Described): ContractKey[] {
  const { operation, raw, place } = described
  return namesOf(raw.value.responses).flatMap((status): ContractKey[] => {
    const { value, pointer } = place(pointerTo(raw.pointer, 'responses', status))
    const contents = namesOf(value.content).map((mediaType) => place(pointerTo(pointer, 'content', mediaType)))
    const there = { operation: operation.id, modes: modesOfStatus(status, described) }
    return [
      { id: keyId.status(operation.id, status), kind: 'status', ...there },
      ...(contents.length === 0 ? [pointer] : contents.flatMap(examplesOf)).map((about): ContractKey => {
        const id = keyId.statement('status', operation.id, about, 'answered')
        return { id, kind: 'status', operation: operation.id, modes: ['mock'] }
      }),
      ...contents
        .flatMap((content) => propertiesOf(content, place))
        .map((property): ContractKey => {
          return { id: keyId.property(property), kind: 'property', modes: there.modes }
        }),
    ]
  })
}

function examplesOf({ value, pointer }: Place): string[] {
  const examples = namesOf(value.examples).map((name) => pointerTo(pointer, 'examples', name))
  return examples.length > 0 ? examples : [pointer]
}

function propertiesOf({ value, pointer }: Place, place: Places): string[] {
  if (!value.schema) return []
  return statementsOf(pointerTo(pointer, 'schema'), 'body', place)
    .filter(({ kind }) => kind === undefined)
    .map(({ about }) => about)
}

/** A server answers with the status that it means: of the failures, only those can be had that a request provokes. */
function modesOfStatus(status: string, { operation, parameters, body, isSecured }: Described): readonly Mode[] {
  const provoked =
    status.startsWith('2') ||
    (status === '401' && isSecured) ||
    (['400', '422'].includes(status) && (body !== undefined || parameters.length > 0)) ||
    (status === '404' && isOneObject(parameters.filter(({ value }) => value.in === 'path')))
  if (!provoked) return ['mock']
  return operation.safe ? modes : ['mock', 'writing']
}
