import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { browserArguments, browserPath, faintTexts } from '../../../../browser.shared.ts'
import { toHtml } from '../../src/report/html.ts'
import { sample } from '../report/sample-report.ts'

describe('the HTML report in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const file = join(folder, 'report.html')
  let browser: Browser
  beforeAll(async () => {
    writeFileSync(file, toHtml(sample))
    if (browserPath === undefined)
      throw new Error('No Chromium was found: install one, or name it in the variable CHROMIUM.')
    browser = await chromium.launch({ executablePath: browserPath, args: browserArguments })
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  })

  /** Opens the page without a network, and records its errors and requests. */
  async function open(options: BrowserContextOptions = {}) {
    const page = await browser.newPage({ ...options, offline: true })
    onTestFinished(() => page.close())
    const complaints: string[] = []
    const requests: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('dialog', (dialog) => {
      complaints.push(`a dialog: ${dialog.message()}`)
      return dialog.dismiss()
    })
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(pathToFileURL(file).href)
    return { page, complaints, requests }
  }

  const unfoldAll = (page: Page) =>
    page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true
    })

  test('requests only itself, and logs no error', async () => {
    const { page, complaints, requests } = await open()
    await page.locator('summary').last().click()
    expect(requests).toEqual([pathToFileURL(file).href])
    expect(complaints).toEqual([])
  })

  test('begins with the verdict and the failures, and opens one by keyboard', async () => {
    const { page } = await open()
    expect(await page.locator('main').textContent()).toMatch(
      /^\s*Contract: .*\s+3 cases failed\.\s+GET \/api\/v2\/alerts: refuses/,
    )
    const first = page.locator('details').first()
    expect(await first.locator('pre').isVisible()).toBe(false)
    await first.locator('summary').focus()
    await page.keyboard.press('Enter')
    await first.locator('pre').waitFor()
    // The text of a hostile server is text.
    expect(await first.locator('pre').textContent()).toContain("</pre></script><script>alert('x')</script>")
    expect(await page.locator('img').count()).toBe(0)
  })

  test.for(['light', 'dark'] as const)('has enough contrast in %s colours', async (colorScheme) => {
    const { page } = await open({ colorScheme })
    await unfoldAll(page)
    expect(await page.evaluate(faintTexts)).toEqual([])
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(20, 23, 27)' : 'rgb(251, 251, 250)')
  })

  test.for([320, 390, 768, 1280])('does not scroll horizontally at a width of %i', async (width) => {
    const { page } = await open({ viewport: { width, height: 700 } })
    await unfoldAll(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  test('has headings, and an accessible name for every region', async () => {
    const { page } = await open()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.getByRole('main').count()).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await page.locator('[tabindex]:not([aria-label], [aria-labelledby])').count()).toBe(0)
  })

  test('prints every failure', async () => {
    const { page } = await open()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('details pre').last().isVisible()).toBe(true)
  })
})
