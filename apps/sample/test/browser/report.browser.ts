import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { browserArguments, browserPath } from '../../../../browser.shared.ts'
import { useSample } from '../sample-run.ts'

const runSample = useSample()

test('the report fits every width, and shows each id and each bar', async () => {
  if (browserPath === undefined)
    throw new Error('No Chromium was found; install the one of your system, or name it in the variable CHROMIUM.')
  const { folder } = await runSample()
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ offline: true })
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(pathToFileURL(join(folder, 'report.html')).href)
  await page.locator('summary').click()
  for (const width of [390, 700, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const ends = await page.locator('svg text:visible, td, th, li').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { left, right } = element.getBoundingClientRect()
        return [left, right]
      }),
    )
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    const ids = page.locator('td:last-child code')
    expect(await ids.filter({ visible: true }).count()).toBe(10)
    // Narrow pages show a table as a list, in which each cell has its heading.
    const labels = await ids.evaluateAll((all) =>
      all.map((id) => getComputedStyle(id.closest('td') as Element, '::before').content),
    )
    expect(new Set(labels)).toEqual(new Set([width < 704 ? '"Id"' : 'none']))
  }
  const titles = await page.locator('rect title').allTextContents()
  expect(titles).toHaveLength(48)
  for (const title of titles) expect(title).toMatch(/^\d\d:00: ([\d,]+( ms)?|none)$/)
  expect(complaints).toEqual([])
})
