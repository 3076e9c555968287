import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { listen, stop } from '../../../install/loopback.ts'
import type { Conditions } from '../program/context.ts'
import type { Outcome } from '../program/program.ts'
import { type MissingRuntime, outcome, type Runtime, type Setup } from '../runtime.ts'
import { versionOf } from '../setup.ts'
import { type Bundle, bundlers, completeBundle, mustBeComplete } from './bundlers.ts'

/** How to start the browser of the system; none is downloaded. */
interface BrowserStart {
  readonly executablePath: string
  readonly args: string[]
}

/** Returns the browser once for each bundler. */
export async function findBrowsers(start: BrowserStart | undefined): Promise<(Runtime | MissingRuntime)[]> {
  if (start === undefined)
    return [{ name: 'Chromium', missing: 'install Chromium, or set the variable CHROMIUM to its path' }]
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
      run: (_, setup) => runPage(start, bundle, join(setup.project, 'bundles', `${bundler}.js`), setup),
    }
  })
}

async function runPage(start: BrowserStart, bundle: Bundle, file: string, setup: Setup): Promise<Outcome[]> {
  const { project, server, nobody } = setup
  await bundle(join(project, 'page.mjs'), file)
  await mustBeComplete(file)
  const script = await readFile(file)
  // The page has another origin than the server, as it has for most APIs.
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
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(await listen(pageServer))
    const conditions: Conditions = { server, nobody, traits: { environment: false, hidesRedirects: true } }
    const outcomes = await page.evaluate((argument) => {
      const { runProgram } = globalThis as unknown as { runProgram(argument: Conditions): Promise<Outcome[]> }
      return runProgram(argument)
    }, conditions)
    const problem = errors.length > 0 ? `The page has errors: ${errors.join('\n')}` : undefined
    return [...outcomes, outcome(completeBundle, problem)]
  } finally {
    await browser.close()
    stop(pageServer)
  }
}
