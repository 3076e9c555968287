import type { ContractDocument, Operation } from '../document/document.ts'
import { isObject, type Json, remembered } from '../schema/schema.ts'
import { valueAt } from '../schema/visited-value.ts'
import { propertyNamesOf } from './secret-properties.ts'

const namesByOperation = new WeakMap<Operation, ReadonlySet<string>>()

/** The properties of an answer that the document does not describe and that hold what servers keep to themselves. */
export function leaksIn(
  operation: Operation,
  { body, unknown }: { readonly body: Json | undefined; readonly unknown: readonly string[] },
  document: ContractDocument,
): readonly string[] {
  if (unknown.length === 0) return []
  const names = remembered(namesByOperation, operation, () => hiddenNamesOf(operation, document))
  const leaks = unknown.filter((pointer) => names.has(pointer.slice(pointer.lastIndexOf('/') + 1)))
  return leaks.filter((pointer) => isTold(valueAt(body, pointer.split('/').slice(1))))
}

/** False for an empty value, and for asterisks in place of a secret. */
const isTold = (value: Json | undefined): boolean =>
  isObject(value) ? Object.values(value).some(isTold) : Boolean(value) && !/^\*+$/.test(String(value))

/** The names of secrets and of values that are never shown, in the operations on the same kind of object. */
function hiddenNamesOf({ path }: Operation, document: ContractDocument): ReadonlySet<string> {
  const collection = path.replace(/\/\{[^}]+\}$/, '')
  const related = document.operations.filter((each) => `${each.path}/`.startsWith(`${collection}/`))
  return new Set(
    related.flatMap((each) => {
      const { secret, neverShown } = propertyNamesOf(each, document)
      return [...secret, ...neverShown]
    }),
  )
}
