import { type Browser, chromium } from 'playwright-core'
import { browserArguments, browserPath } from '../../../../browser.shared.ts'

/** Starts the system's own browser; none is downloaded. */
export function launchBrowser(): Promise<Browser> {
  if (browserPath === undefined)
    throw new Error('No Chromium was found; install the one of your system, or name it in the variable CHROMIUM.')
  return chromium.launch({ executablePath: browserPath, args: browserArguments })
}
