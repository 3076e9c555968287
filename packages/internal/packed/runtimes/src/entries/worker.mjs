// The program as a worker: a request starts it, and the response has the outcomes.
import { documents } from './documents.mjs'
import { packages } from './packages.mjs'
import { runChecks } from './program.mjs'

// biome-ignore lint/style/noDefaultExport: a worker is the default export of its module.
export default {
  async fetch(request) {
    return Response.json(await runChecks(packages, documents, await request.json()))
  },
}
