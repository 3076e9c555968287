import { NotFoundError } from '@clouddb/observability-oss/errors'
import type { Deployment } from '../deployment/client.ts'
import type { Names } from '../deployment/names.ts'
import { shownText } from '../form/sentences.ts'
import { objectBody, plannedReferences } from './bodies.ts'
import type { Secrets } from './secrets.ts'
import { type Finding, titleOf, type Work } from './work.ts'

/** Asks the server whether it takes dashboards, which writes nothing. Servers before 2026-07-01 cannot say. */
export async function validate(
  deployment: Deployment,
  names: Names,
  works: readonly Work[],
  secrets: Secrets,
): Promise<Finding[]> {
  const planned = plannedReferences(works)
  const findings = await Promise.all(
    works.filter(canBeValidated).map(async (work): Promise<Finding[]> => {
      const { declared } = work
      // The server looks up every id, and those of objects to come do not exist yet.
      const { body, losses } = objectBody(deployment, names, { ...work, live: undefined }, undefined, { planned })
      if (!declared || losses.length > 0 || JSON.stringify(body).includes(`"${'0'.repeat(24)}"`)) return []
      const problems = await problemsOf(deployment, body, secrets)
      return problems.length > 0 ? [{ object: titleOf(declared.form), sentences: problems, place: declared.place }] : []
    }),
  )
  return findings.flat()
}

export function canBeValidated({ declared, action, isObjectWritten }: Work): boolean {
  return declared?.kind === 'dashboard' && isObjectWritten && (action === 'create' || action === 'update')
}

async function problemsOf({ client }: Deployment, body: unknown, secrets: Secrets): Promise<string[]> {
  try {
    const { valid, errors = [] } = await client.validateDashboard(body as never)
    if (valid !== false) return []
    return errors
      .slice(0, 10)
      .map(({ path, message }) =>
        shownText(secrets.removeFrom(`${path || 'the dashboard'}: ${message ?? 'is refused by the server'}`), 300),
      )
  } catch (error) {
    if (NotFoundError.is(error)) return []
    throw error
  }
}
