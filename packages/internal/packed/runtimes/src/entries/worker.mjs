// The program as a worker: a request starts it, and the answer is what came out.
import { documents } from './documents.mjs'
import { packages } from './packages.mjs'
import { runChecks } from './program.mjs'

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default.
export default {
  async fetch(request) {
    return Response.json(await runChecks(packages, documents, await request.json()))
  },
}
