import type {
  OrganizationPrivateEndpointRequest,
  Organization as OrganizationRecord,
  UpdateOrganizationRequest,
} from '@clouddb/management/types'
import type { Organization } from '../state.ts'
import { defined, type ManagementHandlers } from './operation.ts'

/** The organization of a key. */
export const organizations = {
  listOrganizations: ({ organization }) => ({ payload: [recordOf(organization)] }),
  getOrganization: ({ organization }) => ({ payload: recordOf(organization) }),

  updateOrganization: ({ organization, body }) => {
    const { privateEndpoints, ...settings } = body as UpdateOrganizationRequest
    const { add = [], remove = [] } = privateEndpoints ?? {}
    Object.assign(organization, defined(settings))
    const isNamed = (by: readonly OrganizationPrivateEndpointRequest[], id?: string) => by.some((one) => one.id === id)
    const kept = organization.privateEndpoints.filter(({ id }) => !isNamed([...remove, ...add], id))
    const added = add.map(({ id = '', description = '', cloudProvider = '', region = '' }) => {
      return { id, description, cloudProvider, region }
    })
    organization.privateEndpoints = [...kept, ...added]
    return { payload: recordOf(organization) }
  },
} satisfies Partial<ManagementHandlers>

function recordOf({ id, createdAt, name, privateEndpoints, enableCoreDumps }: Organization): OrganizationRecord {
  return { id, createdAt, name, privateEndpoints, enableCoreDumps }
}
