import type { Case, Operation } from '../../index.ts'
import type { Workshop } from '../fixtures/fixtures.ts'
import { namesInPath, type Role, roleOf } from '../fixtures/resources.ts'
import { createSetting, type Setting } from '../fixtures/restorable-settings.ts'
import { isTaken } from '../sent-payload.ts'
import { type Conducted, type Ids, needsIds, type Stage } from './context.ts'
import { expectationOf } from './verdict.ts'

/** Runs the cases of one operation, each with the objects that it needs, and takes care of what it makes. */
export interface Conductor {
  run(item: Case): Promise<Conducted>
  /** After the last case of the operation. */
  finish(): Promise<void>
}

/** How the cases of an operation are run, by what the operation does to a deployment. */
export function conductorOf(operation: Operation, stage: Stage, isLoopback: boolean): Conductor {
  const role = roleOf(operation, stage.resources)
  const conduct = conductOf(role, operation, stage, isLoopback)
  return {
    async run(item) {
      const reason = refusalBeforehand(item, stage.mode, isLoopback)
      return reason === undefined ? conduct.run(item) : { reason }
    },
    finish: conduct.finish,
  }
}

export const NEEDS_WRITE = 'needs `--write`'

/** Why a case is not run, whatever is there. */
export function refusalBeforehand(item: Case, mode: Stage['mode'], isLoopback: boolean): string | undefined {
  if (!item.modes.includes(mode)) return NEEDS_WRITE
  if (item.kind === 'undeclared method' && !isLoopback) {
    return 'an undeclared method may be an operation that the document does not know; only this machine is asked'
  }
  return undefined
}

function conductOf(role: Role, operation: Operation, stage: Stage, isLoopback: boolean): Conductor {
  switch (role.kind) {
    case 'read':
      return plain((item) => stage.conduct(item))
    case 'create':
      return plain((item) => creating(item, role.resource, stage))
    case 'update':
      return updating(role.resource, stage)
    case 'remove':
      return plain((item) => removing(item, role.resource, stage))
    case 'set':
      return setting(createSetting(operation, stage, isLoopback))
    case 'destroy':
      return destroying(operation, stage)
    case 'act':
      return plain(async () => ({ reason: 'nothing in the document takes back what it does' }))
  }
}

const plain = (run: Conductor['run']): Conductor => ({ run, finish: async () => {} })

type Full = Extract<Role, { resource: unknown }>['resource']

async function creating(item: Case, resource: Full, stage: Stage): Promise<Conducted> {
  const obstacle = stage.workshop.full()
  if (obstacle !== undefined) return { reason: obstacle }
  const conducted = await stage.conduct(item)
  if ('sent' in conducted) {
    // Also what should have been refused.
    const id = stage.workshop.register(resource, conducted.sent)
    if (id !== undefined) await stage.workshop.discard(resource, id)
  }
  return conducted
}

/** All updates go to one object that was made for them. */
function updating(resource: Full, stage: Stage): Conductor {
  let subject: ReturnType<Workshop['make']> | undefined
  return plain(async (item) => {
    subject ??= stage.workshop.make(resource)
    const made = await subject
    if ('reason' in made) return { reason: `nothing is there to be changed: ${made.reason}` }
    return stage.conduct(item, { [resource.idName]: made.id })
  })
}

/** What is to be deleted is made for it; what is not to be deleted has an id that nobody gave. */
async function removing(item: Case, resource: Full, stage: Stage): Promise<Conducted> {
  if (expectationOf(item).kind !== 'accepted')
    return { sent: await stage.send(item, without(stage.ids(), resource.idName)) }
  const made = await stage.workshop.make(resource)
  if ('reason' in made) return { reason: `nothing is there to be deleted: ${made.reason}` }
  const sent = await stage.send(item, { ...stage.ids(), [resource.idName]: made.id })
  if (isTaken(sent)) stage.ledger.strike(made.id)
  return { sent }
}

function setting(set: Setting): Conductor {
  return { run: (item) => set.run(item), finish: () => set.restore() }
}

/** An object that nobody can make again is deleted once, and only when it was named. */
function destroying(operation: Operation, stage: Stage): Conductor {
  const names = namesInPath(operation)
  const [own = ''] = names.slice(-1)
  return plain(async (item) => {
    if (expectationOf(item).kind !== 'accepted') return { sent: await stage.send(item, without(stage.ids(), own)) }
    const missing = names.filter((name) => stage.ids()[name] === undefined)
    if (missing.length > 0) return { reason: needsIds(missing) }
    if (item.kind !== 'good call') return { reason: `only one ${own} is named, and it is deleted once` }
    return { sent: await stage.send(item, stage.ids()) }
  })
}

function without(ids: Ids, name: string): Ids {
  const { [name]: _, ...rest } = ids
  return rest
}
