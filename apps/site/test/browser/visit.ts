import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { browserArguments, browserPath } from '../../../../browser.shared.ts'
import { serve } from '../../src/serve.ts'

const axe = readFileSync(new URL('../../generator/node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** A visited page with its problems. */
export interface Visit {
  readonly page: Page
  /** Errors and warnings of the console, uncaught errors, and requests to addresses outside of the site. */
  readonly problems: readonly string[]
  /** All requested addresses of the site, those of workers included. */
  readonly requested: ReadonlySet<string>
}

/** Serves the built site on loopback, and visits it with a browser. */
export function useSite(): (path: string, options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser
  let site: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    if (browserPath === undefined)
      throw new Error('No Chromium was found; install the one of your system, or name it in the variable CHROMIUM.')
    site = await serve()
    browser = await chromium.launch({ executablePath: browserPath, args: browserArguments })
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
  })
  return async (path, options = {}) => {
    const context = await browser.newContext(options)
    onTestFinished(() => context.close())
    // A busy machine takes longer than the usual 30 seconds to load a compiler. This ends waits that hang.
    context.setDefaultTimeout(300_000)
    const page = await context.newPage()
    const problems: string[] = []
    const requested = new Set<string>()
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      const address = request.url()
      if (address.startsWith(site.address)) requested.add(address)
      else if (!/^(blob|data):/.test(address)) problems.push(`a request to ${address}`)
    })
    await page.goto(site.address + path)
    return { page, problems, requested }
  }
}

/** The accessibility rules that a page breaks, each with the place. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }
    interface Violation {
      id: string
      nodes: { html: string; failureSummary: string }[]
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
    )
  })
}
