import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { faintTexts } from '../../../../browser.shared.ts'
import { hostile } from '../page/fixture.ts'
import { tile, useBrowser } from './open-page.ts'

describe('the layout of the page', () => {
  const open = useBrowser()
  const unfold = async (page: Page) => {
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true
    })
    await page.getByText('Asking for the bodies…').first().waitFor({ state: 'detached' })
  }

  test.for(['light', 'dark'] as const)('can be read in %s colours', async (colorScheme) => {
    const { page } = await open({ colorScheme })
    await unfold(page)
    expect(await page.evaluate(faintTexts)).toEqual([])
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(18, 22, 26)' : 'rgb(246, 247, 248)')
  })

  test.for([320, 390, 768, 1280])('needs no scrolling to the side at a width of %i', async (width) => {
    const { page } = await open({ viewport: { width, height: 800 } })
    // The page opens with the dashboard `Shop`, so both choices change what is drawn.
    const firstTiles = { [hostile]: hostile, Shop: 'Requests' }
    for (const [label, firstTile] of Object.entries(firstTiles)) {
      await page.getByLabel('Show').selectOption({ label })
      await tile(page, firstTile).waitFor()
      await unfold(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      const lines = page.locator('label span').evaluate((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return range.getClientRects().length
      })
      expect(await lines).toBe(1)
    }
  })

  test('puts tiles side by side as the dashboard has them, where there is room', async () => {
    const boxes = async (width: number) => {
      const { page } = await open({ viewport: { width, height: 800 } })
      const names = ['Slowest 5 % of requests, by service', 'Logs by severity', 'Services']
      return Promise.all(names.map(async (name) => (await tile(page, name).boundingBox()) ?? { x: 0, y: 0 }))
    }
    const [left, right, below] = await boxes(1280)
    expect(right?.y).toBe(left?.y)
    expect(right?.x).toBeGreaterThan(left?.x ?? 0)
    expect(below?.y).toBeGreaterThan(left?.y ?? 0)
    const [first, second] = await boxes(390)
    expect(second?.x).toBe(first?.x)
    expect(second?.y).toBeGreaterThan(first?.y ?? 0)
  })

  test('has names and landmarks for assistive technology', async () => {
    const { page } = await open()
    await unfold(page)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Sandbox'])
    for (const role of ['banner', 'navigation', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(role).count()).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const links = page.getByRole('navigation').getByRole('link')
    for (const target of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect(await page.locator(target).count()).toBe(1)
    const nameless = 'select:not([aria-label]), [tabindex]:not([aria-label]), [role=img]:not([aria-label])'
    const unlabelled = await page
      .locator(nameless)
      .evaluateAll((all) => all.filter((each) => !(each as HTMLSelectElement).labels?.length).length)
    expect(unlabelled).toBe(0)
    expect(await page.locator('.scroll:not([tabindex]), pre:not([tabindex])').count()).toBe(0)
  })
})
