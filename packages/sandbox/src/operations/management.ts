import { activities } from './activities.ts'
import { backups } from './backups.ts'
import { keys } from './keys.ts'
import { invitations, members } from './members.ts'
import { metricTexts } from './metrics.ts'
import { handlerIn, type ManagementCall, type Outcome } from './operation.ts'
import { organizations } from './organizations.ts'
import { scaling } from './scaling.ts'
import { serviceAccess } from './service-access.ts'
import { services } from './services.ts'
import { usageCost } from './usage-cost.ts'

/** The handler of an operation of the management API. */
export const management: (operationId: string) => (call: ManagementCall) => Outcome = handlerIn({
  ...organizations,
  ...services,
  ...scaling,
  ...serviceAccess,
  ...metricTexts,
  ...backups,
  ...keys,
  ...members,
  ...invitations,
  ...activities,
  ...usageCost,
})
