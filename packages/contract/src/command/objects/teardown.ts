import type { Progress } from '../output/progress.ts'
import type { RunContext } from './run-context.ts'

/** After so many failures in a row the rest is only named. */
const MOST_FAILURES = 2

/** Deletes what the run has made and not deleted yet, the newest first, and what it lost sight of, and looks at the lists. */
export async function tearDown(context: RunContext, progress: Progress): Promise<void> {
  const { sender, fixtures, deletions, created, incidents } = context
  sender.startTeardown()
  await deletions.confirm()
  // The lists may show what was said to be gone, or what came only now: that is tried once more, and then only named.
  for (const isLast of [false, false, true]) {
    await sweepAll(context)
    if (isLast || (created.remaining().length === 0 && !isLast)) break
    await deleteAll(context, progress)
  }
  for (const loss of fixtures.losses()) incidents.addGrave(loss)
}

async function sweepAll({ fixtures, incidents }: RunContext): Promise<void> {
  for (const resource of fixtures.touched()) {
    for (const path of await fixtures.sweep(resource)) {
      incidents.addGrave(`${path} appeared in the list, and no answer had said that it was created.`)
    }
  }
}

/** Deletes what is known to be there, the newest first, and looks whether it is gone. */
export async function deleteAll({ created, deletions }: RunContext, progress: Progress): Promise<void> {
  let failures = 0
  for (const { resource, id, path } of created.remaining()) {
    if (failures >= MOST_FAILURES) {
      created.markLeftBehind(resource, id, 'not tried, because the deployment did not delete others')
      continue
    }
    progress.wait(`deleting ${path}`, 0)
    await deletions.discard(resource, id)
    failures = created.remaining().some((made) => made.reason !== undefined && made.id === id) ? failures + 1 : 0
  }
  await deletions.confirm()
}
