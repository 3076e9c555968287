import type { MutationClass } from '../mutant.ts'
import { clients } from './clients.ts'
import { documents } from './documents.ts'
import type { MutationJudge } from './mutation-class.ts'
import { servers } from './servers.ts'
import { wires } from './wires.ts'

/** The judge of each class; what it plans is its own affair. */
export const judges: Readonly<Record<MutationClass, MutationJudge>> = {
  document: documents,
  server: servers,
  wire: wires,
  client: clients,
} as never
