import { keys } from './keys.ts'
import type { ManagementCall } from './management-call.ts'
import { handlerIn, type Outcome } from './operation.ts'
import { scaling } from './scaling.ts'

/** The handler of an operation of the management API. */
export const management: (operationId: string) => (call: ManagementCall) => Outcome = handlerIn({ ...scaling, ...keys })
