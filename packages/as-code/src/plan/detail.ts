import type { Data } from '../document/api-documents.ts'
import { secretFields } from '../form/plain-forms.ts'
import { textsWith } from '../form/secret-texts.ts'
import { alertBody, objectBody, parentsOf, plannedReferences } from './bodies.ts'
import { internalsOf, type Plan } from './plan.ts'

/** The bodies of the requests of one change, without secrets. Ids of what does not exist yet are zeros. */
export interface Detail {
  readonly body?: Data
  readonly alerts: readonly Data[]
}

/** Returns the bodies of the requests of a plan, in the order of its changes. */
export function detailsOf(plan: Plan): Detail[] {
  const { deployment, names, stages, secrets } = internalsOf(plan)
  const works = stages.flat()
  const planned = plannedReferences(works)
  return works.map((work): Detail => {
    const { declared, isObjectWritten } = work
    if (!declared) return { alerts: [] }
    const { body } = objectBody(deployment, names, work, { project: plan.project }, { planned })
    const alerts = work.alerts.flatMap(({ action, part, alert, before }) => {
      const request = declared.alertRequests[part]?.[alert]
      if (action === 'delete' || !request) return []
      return [alertBody(deployment, names, request, { planned, parents: parentsOf(work, part) }, before).body]
    })
    const shown = {
      ...(isObjectWritten ? { body: declared.kind === 'webhook' ? withoutSecrets(body) : body } : {}),
      alerts,
    }
    return textsWith(shown, secrets.removeFrom) as Detail
  })
}

function withoutSecrets(body: Data): Data {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, secretFields.test(field) ? '(not shown)' : value]),
  )
}
