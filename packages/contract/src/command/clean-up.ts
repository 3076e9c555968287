import { idOf, isObject, payloadOf } from './harvest.ts'
import type { Progress } from './progress.ts'
import type { Stage } from './stage.ts'

/** After so many failures in a row the rest is only named. */
const MOST_FAILURES = 2

/** Deletes what the run has made and not deleted yet, the newest first, and what it lost sight of. */
export async function cleanUp(stage: Stage, progress: Progress): Promise<void> {
  const { ledger, sender } = stage
  sender.startCleaning()
  await findLost(stage)
  let failures = 0
  for (const { resource, id, path } of ledger.remaining()) {
    if (failures >= MOST_FAILURES) {
      ledger.blame(id, 'not tried, because the deployment did not delete others')
      continue
    }
    progress.wait(`deleting ${path}`, 0)
    await stage.workshop.discard(resource, id)
    failures = ledger.remaining().some((made) => made.id === id) ? failures + 1 : 0
  }
}

/** An object whose creation was never answered is known by its name only. */
async function findLost(stage: Stage): Promise<void> {
  for (const resource of stage.workshop.lost()) {
    const good = resource.list && stage.cases(resource.list).find(({ kind }) => kind === 'good call')
    if (!good) continue
    const { result } = await stage.sender.send(good, stage.ids())
    const items = payloadOf(result.answer?.text, stage.document.payloadKey)
    for (const item of Array.isArray(items) ? items : []) {
      const id = idOf(item)
      const isOurs = isObject(item) && typeof item.name === 'string' && item.name.startsWith(stage.mark)
      if (isOurs && id !== undefined && !stage.ledger.has(id)) stage.workshop.adopt(resource, id)
    }
  }
}
