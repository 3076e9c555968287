import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers, useSite } from './visit.ts'

const visit = useSite()
// One of each kind of page.
const paths = [
  '/',
  '/guides/management/',
  '/guides/sandbox/',
  '/project/repository/',
  '/reference/management/',
  '/reference/management/update-service-scaling/',
  '/reference/observability-oss/list-alerts/',
  '/reference/observability-oss/create-alert/',
  '/reference/observability-oss/schemas/',
  '/reference/observability-oss/schemas/line-chart-request/',
  '/reference/observability-oss/schemas/source/',
  '/reference/errors/',
]

describe.each(paths)('%s', (path) => {
  test('is for everybody, in light and in dark, asks nobody outside, and needs no scrolling to the side', async () => {
    const { page, complaints, foreign } = await visit(path, { colorScheme: 'light' })
    await unfold(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), colorScheme)
      expect(await barriers(page)).toEqual([])
    }
    for (const width of [320, 390, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `at ${width} pixels`).toBe(0)
    }
    expect(complaints).toEqual([])
    expect(foreign).toEqual([])
  })
})

const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all) => all.map((each) => each.setAttribute('open', '')))

describe('the site', () => {
  test('can be read without scripts', async () => {
    const { page } = await visit('/reference/management/delete-key/', { javaScriptEnabled: false })
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    for (const words of ['Id of the key to delete.', 'curl --request DELETE', 'AuthenticationError'])
      expect(await page.getByRole('main').textContent()).toContain(words)
  })

  test('begins, for a keyboard, with a link to what a page says', async () => {
    const { page } = await visit('/guides/management/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(page.url()).toMatch(/#_top$/)
  })

  test('finds an operation by its name, and leads to it', async () => {
    const { page, complaints, foreign } = await visit('/')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByPlaceholder('Search').fill('queryChartSeries')
    const found = page.getByRole('dialog').getByRole('link', { name: 'queryChartSeries', exact: true })
    await found.first().click()
    await page.getByRole('heading', { level: 1, name: 'queryChartSeries' }).waitFor()
    expect(complaints).toEqual([])
    expect(foreign).toEqual([])
  })

  test('turns dark when told to, and stays so', async () => {
    const { page } = await visit('/', { colorScheme: 'light' })
    const theme = () => page.locator('html').getAttribute('data-theme')
    await page.getByLabel('Select theme').first().selectOption('dark')
    expect(await theme()).toBe('dark')
    await page.reload()
    expect(await theme()).toBe('dark')
  })

  test('shows a call beside what is said of it where there is room, and below it on a phone', async () => {
    const { page } = await visit('/reference/observability-oss/get-alert/')
    const box = async (part: string) => (await page.locator(`.operation > .${part}`).boundingBox()) ?? { x: 0, y: 0 }
    await page.setViewportSize({ width: 1280, height: 800 })
    expect((await box('code')).x).toBeGreaterThan((await box('text')).x)
    await page.setViewportSize({ width: 390, height: 800 })
    expect((await box('code')).x).toBe((await box('text')).x)
  })

  test('says so where there is no page', async () => {
    const { page } = await visit('/nothing/')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404')
  })
})
