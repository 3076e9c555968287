import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { type Bundle, bundleFile, bundlers, mustBeWhole, wholeBundle } from '../bundlers.ts'
import { versionOf } from '../installation.ts'
import type { Conditions, Outcome } from '../program/program.ts'
import { type MissingRuntime, outcome, type Runtime, type Setup } from '../runtime.ts'
import { listen } from '../server/server.ts'

/** How the system's own browser is started; none is downloaded. */
export interface BrowserStart {
  readonly executablePath: string
  readonly args: string[]
}

/** The browser with a bundle of each bundler. */
export async function findBrowsers(start: BrowserStart | undefined): Promise<(Runtime | MissingRuntime)[]> {
  if (start === undefined)
    return [{ name: 'Chromium', missing: 'install the one of your system, or name it in the variable CHROMIUM' }]
  const browser = await chromium.launch(start)
  const version = browser.version()
  await browser.close()
  return Object.entries(bundlers).map(([bundler, bundle]) => {
    const bundlerVersion = versionOf(bundler)
    if (bundlerVersion === undefined)
      return { name: `Chromium with ${bundler}`, missing: '`pnpm runtimes --install` installs the bundler' }
    return {
      name: `Chromium ${version} with ${bundler} ${bundlerVersion}`,
      ways: ['import'],
      notes: ['bundled', 'environment', 'redirects', 'userAgent'],
      run: (_, setup) => runPage(start, bundler, bundle, setup),
    }
  })
}

async function runPage(
  start: BrowserStart,
  bundler: string,
  bundle: Bundle,
  { project, server, nobody }: Setup,
): Promise<Outcome[]> {
  const file = bundleFile(project, bundler)
  await bundle(join(project, 'page.mjs'), file)
  await mustBeWhole(file)
  const script = await readFile(file)
  // The page is of another origin than the server, as it would be for anybody's API.
  const pageServer = createServer(({ url }, response) => {
    if (url === '/bundle.js') response.setHeader('content-type', 'text/javascript').end(script)
    else
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><script type="module" src="bundle.js"></script>')
  })
  const browser = await chromium.launch(start)
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(await listen(pageServer))
    const conditions: Conditions = { server, nobody, traits: { environment: false, hidesRedirects: true } }
    const outcomes = await page.evaluate((told) => {
      const { runProgram } = globalThis as unknown as { runProgram(told: Conditions): Promise<Outcome[]> }
      return runProgram(told)
    }, conditions)
    const problem = complaints.length > 0 ? `The page complains: ${complaints.join('\n')}` : undefined
    return [...outcomes, outcome(wholeBundle, problem)]
  } finally {
    await browser.close()
    pageServer.close()
    pageServer.closeAllConnections()
  }
}
