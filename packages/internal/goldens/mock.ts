// The command `pnpm mock <api>`: starts the command of Prism on the document of an API, and prints the lines that make
// programs use it. Ends with Prism, or when it is asked to.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { clientOptions } from './operations/apis.ts'

const require = createRequire(import.meta.url)
const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } })
const [name, ...others] = positionals
const apis = Object.keys(clientOptions)
const index = apis.indexOf(name ?? '')
const [api, client] = Object.entries(clientOptions)[index] ?? []

if (api === undefined || client === undefined || others.length > 0) {
  console.error(`Name one API: pnpm mock <${apis.join('|')}> [--port <number>]`)
  process.exitCode = 2
} else {
  // Prism's usual port is 4010. With a port for each API, all three can run at once.
  run(api, client, values.port ?? String(4010 + index))
}

function run(api: string, client: object, port: string): void {
  const command = require.resolve('@stoplight/prism-cli/dist/index.js')
  const document = require.resolve(`@clouddb/${api}/openapi.json`)
  const { environment } = require(document)['x-client']
  const words = [command, 'mock', '--host', '127.0.0.1', '--port', port, document]
  const prism = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => prism.kill())
  let output = ''
  let isListening = false
  const read = (text: string) => {
    // What follows is a log of the requests.
    if (isListening) return process.stderr.write(text)
    output += text
    const [, url] = /listening on (http:\/\/[\d.:]+)/.exec(output) ?? []
    isListening = url !== undefined
    if (url !== undefined) console.log(linesToExport(environment, { baseUrl: url, ...client }))
  }
  for (const stream of [prism.stdout, prism.stderr]) stream.setEncoding('utf8').on('data', read)
  prism.on('close', (code) => {
    process.exitCode = code ?? 0
    if (isListening) return
    console.error(`${output.trim()}\nPrism did not start. If its port is in use: pnpm mock ${api} --port <number>`)
    process.exitCode = 1
  })
}

function linesToExport(environment: Readonly<Record<string, string>>, options: object): string {
  return Object.entries(options)
    .map(([option, value]) => `export ${environment[option]}=${value}`)
    .join('\n')
}
