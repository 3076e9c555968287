// Compares a deployment with the corpus, and says how far they agree. Ends with 1 where a disagreement has no reason.
import { readArguments } from './arguments.ts'
import { compareCorpus } from './compare.ts'
import { readCorpus } from './files.ts'
import { reasons } from './reasons.ts'
import { reportOf } from './report.ts'

const { target, since, limited, only, folder, parallel } = readArguments()
const comparison = await compareCorpus(readCorpus(folder), {
  ...target,
  since,
  reasons,
  parallel,
  ...(only ? { only } : {}),
  ...(limited ? { limited: { fetch, baseUrl: limited } } : {}),
})
process.stdout.write(reportOf(comparison))
process.exitCode = comparison.unexplained.length > 0 || comparison.unneeded.length > 0 ? 1 : 0
