import { help, readCommandLine } from './command-line.ts'
import { connect } from './deployments.ts'
import { isWrongUse, sentenceOf } from './failure.ts'
import { Journal } from './journal.ts'
import { oneLine, paint } from './terminal.ts'
import { tour } from './tour.ts'

const journal = new Journal()

// Whoever reads the output may stop reading; what was begun is finished all the same.
process.stdout.on('error', () => {})

try {
  const wishes = readCommandLine(process.argv.slice(2))
  if (wishes.help) process.stdout.write(help)
  else {
    await using deployments = await connect(wishes)
    await tour(deployments, wishes, journal)
  }
} catch (error) {
  process.exitCode = isWrongUse(error) ? 2 : 1
  const cross = paint('red', '✗', process.stderr)
  process.stderr.write(`${cross} ${oneLine(sentenceOf(error, journal))}\n`)
  // A stack helps whoever works on the sample, and nobody else.
  if (process.env.CLOUDDB_LOG === 'debug') process.stderr.write(`${(error as Error).stack}\n`)
}
