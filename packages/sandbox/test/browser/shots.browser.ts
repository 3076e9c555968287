import { chromium } from 'playwright-core'
import { test } from 'vitest'
import { browserArguments, browserPath } from '../../../../browser.shared.ts'
import { showcase } from '../page/fixture.ts'
import { serve } from '../page/serve.ts'

test('shots', async () => {
  const { address, close } = await serve(await showcase())
  const t = performance.now()
  const r = await fetch(`${address}/_sandbox/view`)
  const body = await r.text()
  console.log('view', performance.now() - t, body.length)
  const t2 = performance.now()
  await (await fetch(`${address}/_sandbox/view`)).text()
  console.log('again', performance.now() - t2)
  const browser = await chromium.launch({ executablePath: browserPath!, args: browserArguments })
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'dark'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, deviceScaleFactor: 1 })
    page.on('console', (m) => console.log(m.text()))
    page.on('pageerror', (e) => console.log(e.message))
    await page.goto(address)
    await page.locator('.tile').first().waitFor()
    await page.screenshot({ path: `/tmp/b/page-${width}-${colorScheme}.png`, fullPage: true })
    const parts = width === 390 ? 5 : 2
    for (let i = 0; i < parts; i++)
      await page
        .screenshot({
          path: `/tmp/b/page-part-${width}-${colorScheme}-${i}.png`,
          fullPage: true,
          clip: { x: 0, y: i * 1200, width, height: 1200 },
        })
        .catch(() => {})
    console.log(width, await page.evaluate(() => document.documentElement.scrollWidth))
  }
  await browser.close()
  close()
})
