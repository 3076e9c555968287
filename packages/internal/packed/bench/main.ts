// The benchmark, in about two minutes. `--sandbox` measures only the sandbox.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { measureOverhead } from './src/overhead.ts'
import { measureSandbox } from './src/sandbox.ts'
import { resultsFile, resultsText, type Table } from './src/table.ts'
import { measureWeights } from './src/weights.ts'

if (!process.argv.includes('--sandbox')) {
  const weights = await measureWeights(21)
  write('results.json', [await measureOverhead({ stub: 6, loopback: 18 }), weights])
}
write('sandbox.json', await measureSandbox(15, 8))

function write(file: string, tables: readonly Table[]): void {
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores, ${process.platform} ${process.arch}`
  const results = { conditions: `Measured on ${day} with Node ${process.versions.node} on ${machine}.`, tables }
  writeFileSync(new URL(file, import.meta.url), resultsFile(results))
  console.log(resultsText(results))
}
