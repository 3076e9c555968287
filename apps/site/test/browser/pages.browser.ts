import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems, useSite } from './visit.ts'

const visit = useSite()
// One of each kind of page.
const paths = [
  '/',
  '/guides/management/',
  '/guides/configuration/',
  '/guides/sandbox/',
  '/project/repository/',
  '/reference/management/',
  '/reference/management/update-service-scaling/',
  '/reference/observability/',
  '/reference/observability/list-alerts/',
  '/reference/observability/create-alert/?deployment=open-source&server=2026-06-01',
  '/guides/paging/',
  '/reference/errors/',
]

describe.each(paths)('%s', (path) => {
  test('is accessible in light and dark, requests nothing outside the site, and fits every width', async () => {
    const { page, problems } = await visit(path, { colorScheme: 'light' })
    await unfold(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), colorScheme)
      expect(await accessibilityProblems(page)).toEqual([])
    }
    for (const width of [320, 390, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      // Tables would scroll within a wide page.
      const wide = await page
        .locator(width === 390 ? 'html, .scroll' : 'html')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)
      expect(wide, `at ${width} pixels`).toBe(0)
      if (width === 390) expect(await page.evaluate(brokenNames)).toEqual([])
    }
    expect(problems).toEqual([])
  })
})

/** Runs in the page. Returns the names that go on in another line. Only a name that is wider than its line may. */
function brokenNames(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { index, 0: name } of (text.textContent ?? '').matchAll(/[A-Za-z_]\w{2,30}/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + name.length)
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (tops.size > 1) broken.push(name)
    }
  return broken
}

const unfold = (page: Page) =>
  page.locator('main details:not([name])').evaluateAll((all) => all.map((each) => each.setAttribute('open', '')))

describe('the site', () => {
  test('can be read without scripts', async () => {
    const { page } = await visit('/reference/management/delete-key/', { javaScriptEnabled: false })
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    for (const words of ['Id of the key.', 'curl --request DELETE', 'AuthenticationError'])
      expect(await page.getByRole('main').textContent()).toContain(words)
    await page.goto(page.url().replace('management/delete-key', 'observability/get-alert'))
    for (const deployment of ['managed', 'open-source'])
      expect(await page.locator(`[data-in="${deployment}"] .request`).first().isVisible()).toBe(true)
  })

  test.each([
    ['queryChartSeries', 'Query time series · observability'],
    ['search logs', 'Search logs, traces and sessions · observability'],
    ['query logs', 'Search logs, traces and sessions · observability'],
    ['read log rows', 'Search logs, traces and sessions · observability'],
  ])('finds the operation for the words: %s', async (words, name) => {
    const { page, problems } = await visit('/')
    const field = page.getByPlaceholder('Search')
    // The theme loads its search when the page is idle. On a busy machine a press before that opens nothing.
    await expect
      .poll(async () => {
        if (await field.isVisible()) return true
        await page
          .getByRole('button', { name: 'Search' })
          .click({ timeout: 2000 })
          .catch(() => undefined)
        return field.isVisible()
      })
      .toBe(true)
    await field.fill(words)
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(problems).toEqual([])
  })

  test('shows calls beside the text on a wide screen and below it on a phone', async () => {
    const { page } = await visit('/reference/observability/get-alert/')
    const box = async (part: string) => (await page.locator(`.operation > .${part}`).boundingBox()) ?? { x: 0, y: 0 }
    await page.setViewportSize({ width: 1280, height: 800 })
    expect((await box('code')).x).toBeGreaterThan((await box('text')).x)
    await page.setViewportSize({ width: 390, height: 800 })
    expect((await box('code')).x).toBe((await box('text')).x)
  })

  test('opens the fields around an anchor, and shows the deployment that has it', async () => {
    const { page } = await visit('/reference/observability/create-alert/#body-is-inline')
    expect(await page.locator('#body-is-inline').getAttribute('open')).toBe('')
    expect(await page.locator('html').getAttribute('data-deployment')).toBe('open-source')
    await page.goto(page.url().replace(/create-alert.*/, 'create-dashboard/#body-tiles-config-select-where'))
    expect(await page.locator('#body-tiles-config-select-where > .name').isVisible()).toBe(true)
  })

  test('remembers the language, the deployment and the age of the server', async () => {
    const { page } = await visit('/reference/observability/create-alert/')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('curl').click()
    await button('Open source').click()
    await page.getByLabel('My server is from').fill('2026-06-01')
    await page.reload()
    expect(await button('curl').getAttribute('aria-pressed')).toBe('true')
    const command = page.locator('.code').getByText('curl --request POST "$CLOUDDB_OSS_BASE_URL').first()
    expect(await command.isVisible()).toBe(true)
    expect(await page.locator('clouddb-example').first().isVisible()).toBe(false)
    // Servers of that day have no field for consecutive windows, and have a note.
    expect(await page.locator('#body-numConsecutiveWindows').getAttribute('data-too-new')).toBe('')
    expect(await page.locator('#body-note').getAttribute('data-too-new')).toBe(null)
  })
})
