import { createServer } from 'node:http'
import { authorization, type Call, calls } from './calls.ts'

// Runs in a separate process, so that its work is not measured. Keeps connections open, and refuses any request that is
// not exactly one of the measured calls.
const known = new Map<string, Call & { bytes: Buffer }>(
  Object.values(calls).map((call) => [`${call.method} ${call.path}`, { ...call, bytes: Buffer.from(call.answer) }]),
)

const server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  const call = known.get(`${request.method} ${request.url}`)
  if (call === undefined || body !== call.body || request.headers.authorization !== authorization)
    response.writeHead(400).end(`${request.method} ${request.url} ${body}`)
  else
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': call.bytes.length }).end(call.bytes)
})

server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.on('disconnect', () => process.exit())
