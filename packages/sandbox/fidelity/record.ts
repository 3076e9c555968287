// Records the answers of a real server to the requests of the corpus, into the corpus. It deletes what it creates.
import { readFidelityArguments } from './command-line.ts'
import { readCorpus, recordedAnswerOf, type Sequence, type Server, servers, writeCorpus } from './corpus.ts'
import { areEqual, type Json } from './json.ts'
import { runSequence } from './run-sequence.ts'

const { target, server, limited, only } = readFidelityArguments()
const corpus = readCorpus()
const olderServer = servers.at(-1) as Server

for (const category of corpus.categories) {
  for (const sequence of category.sequences)
    if (`${category.name}: ${sequence.id}`.includes(only) && (limited || !sequence.limited)) await record(sequence)
  writeCorpus(corpus)
  console.log(`${category.name}: done`)
}

async function record(sequence: Sequence): Promise<void> {
  const outcomes = await runSequence(sequence, corpus.bodies, { ...target, ...(sequence.limited && limited) })
  for (const [index, step] of sequence.steps.entries()) {
    const answer = outcomes[index]?.answer
    if (step.setUp && answer?.status !== 200)
      console.error(`${sequence.id}: the set-up failed: ${answer?.status} ${answer?.message}`)
    if (step.setUp || !answer) continue
    // The older server's answer may be stored only as today's, so it is kept before today's is replaced.
    const older = recordedAnswerOf(step, olderServer)
    if (older) step[olderServer] = older
    step[server] = answer
    if (areEqual(step[olderServer] as Json | undefined, step.today as Json | undefined)) delete step[olderServer]
  }
}
