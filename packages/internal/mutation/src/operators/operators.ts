import { messages } from './messages.ts'
import { objects } from './objects.ts'
import type { Operator } from './operator.ts'
import { routes } from './routes.ts'
import { values } from './values.ts'

/** Every operator: the ways in which a server deviates from its document. */
export const operators: readonly Operator[] = [...routes, ...values, ...objects, ...messages]
