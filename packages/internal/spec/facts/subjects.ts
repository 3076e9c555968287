import { operationTables } from './operations.ts'
import type { Subject } from './table.ts'

function requestOf(title: string): string {
  const found = operationTables.find((table) => table.title === title)
  if (!found) throw new Error(`No table has the title ${title}; expected one of operations.ts.`)
  return found.request
}

export const scalingUpdate: string = requestOf('Update service auto scaling settings')
export const keyDeletion: string = requestOf('Delete key')

/** A field of the body of the scaling update. */
export const scalingField = (field: string): Subject => ({ operation: scalingUpdate, part: 'body', path: [field] })

/** A field of the service record. */
export const serviceField = (field: string): Subject => ({
  operation: scalingUpdate,
  part: '200',
  path: ['result', field],
})
