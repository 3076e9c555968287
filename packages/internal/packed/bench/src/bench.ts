import { writeFileSync } from 'node:fs'
import { bundledBytes } from './bundle.ts'
import { measureOverhead } from './overhead.ts'
import { programs } from './programs.ts'
import { runAll } from './run.ts'
import { measureSandbox } from './sandbox.ts'
import { benchmarkTable, sandboxTable } from './table.ts'

// The benchmark's command. `--quick` looks only at our clients and openapi-fetch, and writes nothing; `--sandbox` measures
// the sandbox alone.
if (process.argv.includes('--quick')) await quick()
else if (process.argv.includes('--sandbox')) await sandbox()
else await full()

async function full(): Promise<void> {
  const results = await runAll()
  keep('results.json', results)
  console.log(benchmarkTable(results))
  await sandbox()
}

async function sandbox(): Promise<void> {
  const results = await measureSandbox({ starts: 15, seconds: 8 })
  keep('sandbox.json', results)
  console.log(sandboxTable(results))
}

function keep(file: string, results: object): void {
  writeFileSync(new URL(`../${file}`, import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
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
