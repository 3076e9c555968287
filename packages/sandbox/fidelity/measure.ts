// Compares a deployment with the corpus. Exits with 1 if an answer differs without a reason, or a reason is not needed.
import { readFidelityArguments } from './command-line.ts'
import { agrees, compareCorpus } from './compare-corpus.ts'
import { readCorpus } from './corpus.ts'
import { reasons } from './reasons.ts'

const { target, limited, ...options } = readFidelityArguments()
const comparison = await compareCorpus(readCorpus(), { ...target, ...options, ...(limited && { limited }), reasons })
const { steps, unexplained, unneeded, leftOut } = comparison
const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 300))
for (const { category, id, step, differences, reason } of steps.filter((one) => !agrees(one))) {
  console.log(`${category}: ${id} · ${step.call} (${reason ?? 'no reason'})`)
  for (const { field, expected, got } of differences)
    console.log(`    ${field}: expected ${shown(expected)}, got ${shown(got)}`)
}
for (const { reason } of unneeded) console.log(`This reason is not needed: ${reason}`)
console.log(
  `${steps.filter(agrees).length} of ${steps.length} answers agree; ${unexplained.length} differ without a reason.`,
)
if (leftOut > 0) console.log(`${leftOut} sequences were left out because they need --limited.`)
process.exitCode = unexplained.length > 0 || unneeded.length > 0 ? 1 : 0
