import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { browserArguments, browserPath, faintTexts } from '../../../../browser.shared.ts'
import { toHtml } from '../../src/report/html/page.ts'
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
  const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts()

  test('requests only itself, and logs no error', async () => {
    const { page, complaints, requests } = await open()
    await page.locator('summary').last().click()
    expect(requests).toEqual([pathToFileURL(file).href])
    expect(complaints).toEqual([])
  })

  test('begins with the verdict and the failures', async () => {
    const { page } = await open()
    expect(await texts(page, 'h1')).toEqual(['3 cases failed.'])
    expect(await texts(page, 'h2')).toEqual(['Failures', 'Operations', 'What was not tested, and why', 'All cases'])
    expect(await texts(page, '.failure[open] summary')).toEqual([
      expect.stringMatching(/^GET \/api\/v2\/alerts: refuses/),
    ])
    expect(await page.getByText('a refusal with 400').first().isVisible()).toBe(true)
  })

  test('opens a failure by keyboard, and shows the request and the answer', async () => {
    const { page } = await open()
    const last = page.locator('.failure').last()
    expect(await last.getByLabel('The request').isVisible()).toBe(false)
    await last.locator('summary').focus()
    await page.keyboard.press('Enter')
    await last.getByLabel('The answer').waitFor()
    expect(await last.getByLabel('The request').textContent()).toMatch(
      /^POST http:\/\/localhost:8000\/api\/v2\/alerts\n/,
    )
    expect(await last.getByLabel('The answer').textContent()).toMatch(/^400/)
  })

  test('shows the text of a hostile server as text', async () => {
    const { page } = await open()
    const said = await page.locator('.failure[open]').textContent()
    expect(said).toContain("</pre></script><script>alert('x')</script>")
    expect(await page.locator('img').count()).toBe(0)
  })

  test('has a bar with the right width for the coverage of each operation', async () => {
    const { page } = await open()
    const widths = await page
      .locator('tbody .bar')
      .evaluateAll((bars) =>
        bars.map((bar) =>
          [...bar.querySelectorAll('rect')].map(
            (part) => part.getBoundingClientRect().width / bar.getBoundingClientRect().width,
          ),
        ),
      )
    expect(widths.map((parts) => parts.map((part) => Math.round(part * 1000) / 1000))).toEqual([
      [1, 0.75, 0.5],
      [1, 0.75, 0.275],
      [1, 0.75, 0],
    ])
    expect(await texts(page, 'tbody .coverage')).toEqual(['20 of 40, 50 %', '11 of 40, 28 %', '0 of 40, 0 %'])
  })

  test('links an operation to its cases', async () => {
    const { page } = await open()
    await page.getByRole('link', { name: 'createAlert' }).click()
    await page.locator('#createAlert li').first().waitFor()
    expect(await page.locator('.cases li').count()).toBe(8)
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

  test('has an accessible name for every control, table and region', async () => {
    const { page } = await open()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.getByRole('main').count()).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const headers = ['Operation', 'Tested', 'Failed', 'Passed', 'Unsupported', 'Not reached']
    expect(await texts(page, 'thead th')).toEqual(headers)
    expect(await page.getByRole('columnheader').count()).toBe(6)
    expect(await page.getByRole('rowheader').count()).toBe(3)
    expect(await page.getByRole('table', { name: /Cases by their verdict/ }).count()).toBe(1)
    expect(await page.getByRole('region', { name: 'Operations' }).count()).toBeGreaterThan(0)
    const nameless = await page.locator('[tabindex]:not([aria-label], [aria-labelledby])').count()
    expect(nameless).toBe(0)
  })

  test('prints every failure', async () => {
    const { page } = await open()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.failure dl').last().isVisible()).toBe(true)
  })
})
