import { writeFileSync } from 'node:fs'
import { bundledBytes } from './bundle.ts'
import { measureOverhead } from './overhead.ts'
import { programs } from './programs.ts'
import { runAll } from './run.ts'
import { benchmarkTable } from './table.ts'

// The benchmark's command. `--quick` looks only at our clients and openapi-fetch, and writes nothing.
if (process.argv.includes('--quick')) await quick()
else await full()

async function full(): Promise<void> {
  const results = await runAll()
  writeFileSync(new URL('../results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
  console.log(benchmarkTable(results))
}

async function quick(): Promise<void> {
  const names = ['bare fetch', 'bare fetch, again', '@clouddb', 'openapi-fetch'] as const
  const overheads = await measureOverhead(names, { stub: 1, loopback: 2.2 })
  for (const [transport, calls] of Object.entries(overheads))
    for (const [call, { microseconds, factors }] of Object.entries(calls)) {
      const others = Object.entries(factors).map(([name, factor]) => `${name} ${factor.toFixed(3)}`)
      console.log(
        `${transport} ${call}`.padEnd(16),
        `${microseconds.toFixed(1)} µs`.padStart(10),
        ' ',
        others.join('   '),
      )
    }
  for (const [module, program] of Object.entries(programs))
    if (module.startsWith('@clouddb/')) console.log(module.padEnd(29), await bundledBytes(program), 'bytes')
}
