import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { browserArguments, browserPath } from '../../../../browser.shared.ts'
import type { ServedSandbox } from '../../src/sandbox.ts'
import { serve, showcase } from '../page/fixture.ts'

/** Starts a browser for the tests of a file, and returns a function that opens the page of a sandbox. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    if (browserPath === undefined)
      throw new Error('No Chromium was found; install the one of your system, or name it in the variable CHROMIUM.')
    browser = await chromium.launch({ executablePath: browserPath, args: browserArguments })
  })
  afterAll(() => browser.close())

  /** Opens the page of a sandbox, and records its complaints and requests. */
  return async function open(options: BrowserContextOptions = {}, served?: ServedSandbox, hasControl = true) {
    const shown = served ?? (await showcase())
    const { address, close } = await serve(shown, hasControl)
    onTestFinished(close)
    const page = await browser.newPage(options)
    // A busy machine takes longer than the usual 30 seconds. This ends waits that hang.
    page.setDefaultTimeout(300_000)
    onTestFinished(() => page.close())
    const complaints: string[] = []
    const requests: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('dialog', (dialog) => {
      complaints.push(`a dialog: ${dialog.message()}`)
      return dialog.dismiss()
    })
    page.on('request', (request) => requests.push(request.url().replace(address, '')))
    // The page refreshes itself only when a test says so. The clock runs until it stops an hour later.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    await page.goto(address)
    await page.getByRole('status').filter({ hasText: 'Live' }).waitFor()
    return { page, complaints, requests, sandbox: shown.sandbox, close }
  }
}

export const tile = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
