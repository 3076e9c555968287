// The benchmark, in about three minutes. Words measure only some parts and print them: `node bench/main.ts growth as-code`.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { measureCalls } from './src/call-costs.ts'
import { type Results, type Row, resultsFile, resultsText } from './src/cost-table.ts'
import { measureGrowth, measureProjects } from './src/growth.ts'
import { measureSandbox } from './src/sandbox.ts'
import { measureWeights } from './src/weights.ts'

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  weights: measureWeights,
  calls: measureCalls,
  sandbox: measureSandbox,
  growth: measureGrowth,
  'as-code': measureProjects,
}

const words = process.argv.slice(2)
const unknown = words.find((word) => !Object.hasOwn(parts, word))
if (unknown !== undefined)
  throw new Error(`There is no part "${unknown}". Use some of ${Object.keys(parts).join(', ')}, or none for all.`)
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts))
  if (words.length === 0 || words.includes(name)) rows.push(...(await measure()))
const day = new Date().toISOString().slice(0, 10)
const machine = `${availableParallelism()} cores, ${process.platform} ${process.arch}`
const results: Results = { conditions: `Measured on ${day} with Node ${process.versions.node} on ${machine}.`, rows }
console.log(resultsText(results))
if (words.length === 0) writeFileSync(new URL('results.json', import.meta.url), resultsFile(results))
