import type { Check, CheckContext } from '../check.ts'
import { ossClient } from '../clients.ts'
import { must } from '../expectations.ts'

/**
 * Makes calls at once on a deployment that lets 5 through in a window. All must be answered: to be held back where others
 * pass is no retry. Refuses more limited requests than `most`.
 */
async function mustAllPass(
  context: CheckContext,
  scenario: string,
  calls: number,
  most: number,
  maxRetries = 1,
): Promise<void> {
  const endpoint = context.open(scenario)
  const client = ossClient(context, endpoint.url, { maxRetries })
  await Promise.all(Array.from({ length: calls }, () => client.listSources()))
  const beyond = (await endpoint.seen()).requests.length - calls
  must(beyond <= most, `At most ${most} requests must be limited, and ${beyond} were.`)
}

// Were each call to wait alone, 12 would be limited 9 times and 24 of them 46 times: all that are left, in every window.
export const rateLimits: readonly Check[] = [
  [
    'calls at once on a deployment that tells its limit are all answered, and few are limited',
    (context) => mustAllPass(context, 'tells-its-limit', 12, 6),
  ],
  [
    'where a deployment says two times when its window ends, the shorter one is tried, to the fraction of a second',
    (context) => mustAllPass(context, 'tells-fractions', 24, 15),
  ],
  [
    'calls at once on a deployment that tells no limit, or not to pages of another origin, are all answered, too',
    async (context) => {
      // Nobody knows how long to wait: who goes ahead may be too early, and that is a retry.
      const scenarios = ['tells-no-limit', 'hides-its-limit']
      await Promise.all(scenarios.map((scenario) => mustAllPass(context, scenario, 12, 12, 8)))
    },
  ],
]
