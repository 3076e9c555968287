import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserArguments, browserPath } from '../../../../browser.shared.ts'
import { runSample } from '../run.ts'

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

  test('needs no scrolling to the side, and nothing in it is cut', async () => {
    await page.locator('summary').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const texts of ['.chart text', 'td', 'th', 'dd', 'li'])
      for (const box of await boxesOf(texts)) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
      }
    expect(complaints).toEqual([])
  })

  test('keeps the values within the chart, also those of its first and last hours', async () => {
    const bands = await boxesOf('.hour .band')
    const left = bands[0]?.x ?? 0
    const right = left + bands.reduce((sum, band) => sum + band.width, 0)
    expect(left).toBeGreaterThan(40)
    expect(right - left).toBeGreaterThan(width / 2)
    for (const box of await boxesOf('.values text, .peak text')) {
      expect(box.x).toBeGreaterThan(left - 4)
      expect(box.x + box.width).toBeLessThan(right + 4)
    }
  })

  test('shows the id of each dashboard and alert', async () => {
    const ids = page.locator('td:last-child code')
    expect(await ids.count()).toBeGreaterThanOrEqual(9)
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

  test('says the values of the hour that somebody points at, and hides the peaks meanwhile', async () => {
    for (const index of [0, 12, 23]) {
      await page.locator('.hour .band').nth(index).hover()
      expect(await visible('.values')).toEqual([index])
      expect(await visible('.peak')).toEqual([])
    }
    await page.mouse.move(0, 0)
    expect(await visible('.values')).toEqual([])
    expect(await visible('.peak')).toEqual([0, 1])
  })

  test('says them to the keyboard, too, hour by hour', async () => {
    await page.locator('.hour').first().focus()
    await page.keyboard.press('Tab')
    expect(await visible('.values')).toEqual([1])
    expect(await page.getByRole('img', { name: /^\d\d:00 to \d\d:\d\d: errors / }).count()).toBe(24)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  })

  const boxesOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { x, width } = element.getBoundingClientRect()
        return { x, width }
      }),
    )

  const visible = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) =>
        elements.flatMap((element, index) => (getComputedStyle(element).visibility === 'visible' ? [index] : [])),
      )
})
