import type { MutationClass } from '../mutant.ts'
import { client } from './client.ts'
import { document } from './document.ts'
import type { Judge } from './judge.ts'
import { server } from './server.ts'
import { wire } from './wire.ts'

/** The judge of each class; what it plans is its own affair. */
export const judges: Readonly<Record<MutationClass, Judge>> = { document, server, wire, client } as never
