// The benchmark, in about four minutes. `--sandbox` measures only the sandbox, and `--growth` only how its costs grow.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { measureGrowth } from './src/growth.ts'
import { measureOverhead } from './src/overhead.ts'
import { measureSandbox } from './src/sandbox.ts'
import { resultsFile, resultsText, type Table } from './src/table.ts'
import { measureWeights } from './src/weights.ts'

const only = ['--sandbox', '--growth'].find((option) => process.argv.includes(option))
if (!only) {
  const weights = await measureWeights(21)
  write('results.json', [await measureOverhead({ stub: 6, loopback: 18 }), weights])
}
if (only !== '--growth') write('sandbox.json', await measureSandbox(15, 8))
write('growth.json', await measureGrowth(100))

function write(file: string, tables: readonly Table[]): void {
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores, ${process.platform} ${process.arch}`
  const results = { conditions: `Measured on ${day} with Node ${process.versions.node} on ${machine}.`, tables }
  writeFileSync(new URL(file, import.meta.url), resultsFile(results))
  console.log(resultsText(results))
}
