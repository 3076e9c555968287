import { printableNames } from '../../report/words.ts'
import type { Progress } from '../engine/sender.ts'
import type { RunContext } from './run-context.ts'

/** After this many failures in a row the remaining objects are only named. */
const MOST_FAILURES = 2

/** Deletes all objects of the run, the newest first, also those that only the lists show, and verifies it in the lists. */
export async function tearDown(context: RunContext, progress: Progress): Promise<void> {
  const { sender, bystanders, creations, deletions, objects, incidents } = context
  sender.startTeardown()
  await deletions.confirm()
  await context.vacate(context.resources)
  // The lists may show more objects after the first deletions; the last round only names them.
  for (const isLast of [false, false, true]) {
    for (const resource of creations.touched()) {
      incidents.addStrays(await creations.sweep(resource))
    }
    if (isLast || objects.remaining().length === 0) break
    await deleteAll(context, progress)
  }
  await bystanders.look()
  const altered = bystanders.altered()
  if (altered.length > 0)
    incidents.addGrave(
      `Values are other ones than before the run: ${printableNames(altered)}. No request was about them. Look whether another user has changed them.`,
    )
  for (const loss of creations.losses()) incidents.addGrave(loss)
  for (const each of new Set(objects.remaining().map(({ resource }) => resource)))
    incidents.addGrave(`What is left of this run in ${each.list?.path ?? each.idName} ${creations.signOf(each)}.`)
}

/** Deletes the objects that are known to be there, the newest first, and verifies that they are gone. */
export async function deleteAll({ objects, deletions }: RunContext, progress: Progress): Promise<void> {
  let failures = 0
  for (const { resource, id, path } of objects.remaining()) {
    if (failures >= MOST_FAILURES) {
      objects.markLeftBehind(resource, id, 'not tried, because the deployment did not delete others')
      continue
    }
    progress.wait(`deleting ${path}`, 0)
    await deletions.discard(resource, id)
    failures = objects.remaining().some((made) => made.reason !== undefined && made.id === id) ? failures + 1 : 0
  }
  await deletions.confirm()
}
