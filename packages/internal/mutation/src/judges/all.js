import { client } from './client.ts'
import { document } from './document.ts'
import { server } from './server.ts'
import { wire } from './wire.ts'
/** The judge of each class; what it plans is its own affair. */
export const judges = { document, server, wire, client }
