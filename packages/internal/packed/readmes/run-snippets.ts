// Runs the files that its arguments name, one after the other, and prints the outcome of each as JSON.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'

const outcomes: { stdout: string; stderr: string; failure?: string }[] = []
const streams = ['stdout', 'stderr'] as const
const writers = streams.map((name) => process[name].write)
for (const file of process.argv.slice(2)) {
  const outcome: (typeof outcomes)[number] = { stdout: '', stderr: '' }
  for (const name of streams)
    process[name].write = (text) => {
      outcome[name] += text
      return true
    }
  try {
    await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    outcome.failure = inspect(error)
  }
  for (const [index, name] of streams.entries()) process[name].write = writers[index] as typeof process.stdout.write
  outcomes.push(outcome)
}
console.log(JSON.stringify(outcomes))
