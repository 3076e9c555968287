import type { ContractDocument, Operation } from '../document/document.ts'
import { itemsOf, propertiesOf } from '../schema/constraints.ts'
import { isObject, type Json, keyOf, type Node, remembered } from '../schema/schema.ts'
import { valueAt } from '../schema/visited-value.ts'

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

/** The names of secrets (`x-secret`) and of values that are never shown (`x-never-shown`) in the operations on the same kind of object. */
function hiddenNamesOf({ path }: Operation, { operations, reader }: ContractDocument): ReadonlySet<string> {
  const collection = path.replace(/\/\{[^}]+\}$/, '')
  const names = new Set<string>()
  const known = new Set<string>()
  const related = operations.filter((each) => each.path === collection || each.path.startsWith(`${collection}/`))
  for (const { body, answers } of related)
    for (const node of [body?.node ?? [], ...answers.map((each) => each.node)]) collect(node)
  return names

  function collect(node: Node): void {
    if (known.has(keyOf(node))) return
    known.add(keyOf(node))
    for (const variant of reader.variants(node)) {
      collect(itemsOf(variant))
      for (const property of propertiesOf(variant)) {
        const parts = reader.variants(property.node).flatMap((each) => each.parts)
        if (parts.some(({ schema }) => schema['x-secret'] === true || schema['x-never-shown'] === true))
          names.add(property.name)
        collect(property.node)
      }
    }
  }
}
