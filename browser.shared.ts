import { existsSync } from 'node:fs'

/** Where systems keep the browser; the first that is there, or what `CHROMIUM` names. */
const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's own browser, for the rooms that look at something in one; `undefined` where there is none. */
export const browserPath: string | undefined = places.find((place) => place !== undefined && existsSync(place))

// The browser's own sandbox does not start for the root of a container.
export const browserArguments: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []
