import { help, readCommandLine } from './command-line.ts'
import { connect } from './deployments.ts'
import { isWrongUse, sentenceOf } from './failure.ts'
import { Progress } from './progress.ts'
import { run } from './run.ts'
import { oneLine, paint } from './terminal/terminal.ts'

const progress = new Progress()

// Whoever reads the output may stop reading; what was begun is finished all the same.
process.stdout.on('error', () => {})

try {
  const flags = readCommandLine(process.argv.slice(2))
  if (flags.help) process.stdout.write(help)
  else await run(await connect(flags), flags, progress)
} catch (error) {
  process.exitCode = isWrongUse(error) ? 2 : 1
  const cross = paint('red', '✗', process.stderr)
  process.stderr.write(`${cross} ${oneLine(sentenceOf(error, progress))}\n`)
  // A stack helps whoever works on the sample, and nobody else.
  if (process.env.CLOUDDB_LOG === 'debug') process.stderr.write(`${(error as Error).stack}\n`)
}
