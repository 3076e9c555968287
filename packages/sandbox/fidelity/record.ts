// Records what a real server answers to the requests of the plan, into the corpus. A developer's tool. It deletes what
// it creates and touches nothing else. Record today's server first, and then February's: what is alike is not said twice.
import { existsSync } from 'node:fs'
import { readArguments } from './arguments.ts'
import type { Corpus, Facts, Sequence } from './corpus.ts'
import { eachSequence, runSequence } from './exchange.ts'
import { corpusFolder, readCorpus, writeCorpus } from './files.ts'
import { type Json, same } from './json.ts'
import { plan } from './plan/plan.ts'

const { target, since, limited, only, folder = corpusFolder, parallel } = readArguments()
const corpus = withFactsOf(plan(), existsSync(new URL('bodies.ndjson', folder)) ? readCorpus(folder) : undefined)

for (const category of corpus.categories) {
  if (only && !category.name.includes(only)) continue
  const started = Date.now()
  await eachSequence(category, parallel, record)
  writeCorpus(corpus, folder)
  console.log(
    `${category.name}: ${category.sequences.length} sequences in ${Math.round((Date.now() - started) / 1000)} s`,
  )
}

/** Facts that are there already stay where the request is the same. */
function withFactsOf(wanted: Corpus, old: Corpus | undefined): Corpus {
  const known = new Map(old?.categories.flatMap(({ sequences }) => sequences).map((one) => [one.id, one]))
  for (const sequence of wanted.categories.flatMap(({ sequences }) => sequences))
    for (const [i, step] of sequence.steps.entries()) {
      const before = known.get(sequence.id)?.steps[i]
      if (!before || before.setUp) continue
      const { today, '2026-02-27': february, ...request } = before
      if (!same(request as unknown as Json, step as unknown as Json)) continue
      if (today) step.today = today
      if (february) step['2026-02-27'] = february
    }
  return wanted
}

async function record(sequence: Sequence): Promise<void> {
  if (sequence.limited && !limited) return
  const baseUrl = sequence.limited && limited ? limited : target.baseUrl
  const outcomes = await runSequence(sequence, corpus.bodies, { ...target, baseUrl })
  for (const [i, step] of sequence.steps.entries()) {
    const seen = outcomes[i]?.facts as Facts
    if (step.setUp && seen.status !== 200) console.error(`${sequence.id}: set-up: ${seen.status} ${seen.message}`)
    if (!step.setUp) step[since] = seen
  }
}
