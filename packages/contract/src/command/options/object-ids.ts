import type { ContractDocument } from '../../index.ts'
import { closestOf, UsageError } from './usage-error.ts'

/** Refuses ids for names that the document does not have, and such that it does not allow. */
export function checkIds(document: ContractDocument, ids: Readonly<Record<string, string>>): void {
  const known = namesOfObjects(document)
  for (const [name, value] of Object.entries(ids)) {
    if (!known.includes(name)) {
      const closest = closestOf(name, known)
      throw new UsageError(
        `\`--ids ${name}=...\` names nothing in the document; expected one of ${known.join(', ')}${closest ? `: \`${closest}\`, perhaps` : ''}.`,
      )
    }
    const parameters = document.operations.flatMap((operation) => operation.parameters)
    const refusing = parameters.find((each) => each.name === name && !document.reader.accepts(each.node, value, true))
    if (refusing) {
      throw new UsageError(
        `The ${name} ${JSON.stringify(value)} is not of the form that the document asks for (${refusing.pointer}); expected an existing object's id.`,
      )
    }
  }
}

/** Parameters in paths, and what bodies name other objects by. */
function namesOfObjects({ operations, raw }: ContractDocument): string[] {
  const inPaths = operations
    .flatMap(({ parameters }) => parameters.filter((each) => each.in === 'path'))
    .map(({ name }) => name)
  const inBodies = new Set<string>()
  collect(raw.components, inBodies)
  return [...new Set([...inPaths, ...[...inBodies].toSorted()])]
}

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'properties' && typeof inner === 'object' && inner !== null) {
      for (const name of Object.keys(inner)) if (/[a-z]Id$/.test(name)) names.add(name)
    }
    collect(inner, names)
  }
}
