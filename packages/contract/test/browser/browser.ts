import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Where systems keep the browser; the first that is there, or what `CHROMIUM` names. */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Starts the system's own browser; none is downloaded. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = PLACES.find((place) => place !== undefined && existsSync(place))
  if (executablePath === undefined) {
    throw new Error('No Chromium was found; install the one of your system, or name it in the variable CHROMIUM.')
  }
  // The browser's own sandbox does not start for the root of a container.
  const isRoot = process.getuid?.() === 0
  return chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] })
}
