import { start } from './sample.ts'

// The reader of the output may stop to read (`pnpm start | head`). The run goes on to its end.
process.stdout.on('error', () => {})
process.exitCode = await start(process.argv.slice(2))
