// The program as a process of Node, Bun or Deno. It prints the outcomes, and must then end by itself.
import { inspect } from 'node:util'
import { runChecks } from './program.mjs'

const { packages: way, documents: other, conditions } = JSON.parse(process.argv[2])
const { packages } = await import(way === 'require' ? './packages.cjs' : './packages.mjs')
const sandbox = await import('@clouddb/sandbox')
const asCode = await import('@clouddb/as-code')
const { documents } = await import(other === 'require' ? './documents.cjs' : './documents.mjs')
const show = (value) => inspect(value, { showHidden: true, depth: 9 })
const outcomes = await runChecks({ ...packages, sandbox, asCode }, documents, { ...conditions, inspect: show })
console.log(JSON.stringify(outcomes))
