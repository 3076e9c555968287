import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserArguments, browserPath } from '../../../../browser.shared.ts'
import { useSample } from '../sample-run.ts'

const runSample = useSample()

describe.each([[390], [700], [1280]])('the report at %i pixels', (width) => {
  let browser: Browser
  let page: Page
  const complaints: string[] = []
  beforeAll(async () => {
    if (browserPath === undefined)
      throw new Error('No Chromium was found; install the one of your system, or name it in the variable CHROMIUM.')
    const { folder } = await runSample()
    browser = await chromium.launch({ executablePath: browserPath, args: browserArguments })
    page = await browser.newPage({ viewport: { width, height: 900 }, offline: true })
    page.on('console', (message) => complaints.push(message.text()))
    await page.goto(pathToFileURL(join(folder, 'report.html')).href)
  })
  afterAll(() => browser.close())

  test('fits the width, and no text is cut', async () => {
    await page.locator('summary').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const texts of ['svg text:not(.narrow)', 'td', 'th', 'dd', 'li'])
      for (const box of await boxesOf(texts)) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
      }
    expect(complaints).toEqual([])
  })

  test('shows the id of each dashboard and alert', async () => {
    const ids = page.locator('td:last-child code')
    expect(await ids.count()).toBe(10)
    for (const id of await ids.all()) expect(await id.isVisible()).toBe(true)
    const labels = await page.evaluate(() =>
      [...document.querySelectorAll('.cards td:last-child')].map((cell) => getComputedStyle(cell, '::before').content),
    )
    const isNarrow = await page
      .locator('.cards thead')
      .first()
      .evaluate((head) => head.clientHeight <= 1)
    expect(new Set(labels)).toEqual(new Set([isNarrow ? '"Id"' : 'none']))
  })

  test('names the hour and the value of each bar', async () => {
    const titles = await page.locator('rect title').allTextContents()
    expect(titles).toHaveLength(48)
    for (const title of titles) expect(title).toMatch(/^\d\d:00: ([\d,]+( ms)?|none)$/)
  })

  const boxesOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { x, width } = element.getBoundingClientRect()
        return { x, width }
      }),
    )
})
