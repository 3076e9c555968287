import { createManagementClient } from '@clouddb/management'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hostile, tiles } from '../page/fixture.ts'
import { tile, useBrowser } from './open-page.ts'

describe('the page of the sandbox in a browser', () => {
  const open = useBrowser()
  const pass = (page: Page) => page.clock.runFor(3_000)

  test('sends requests to its own server only, without errors', async () => {
    const { page, complaints, requests } = await open()
    await pass(page)
    await expect.poll(() => requests).toEqual(['/', '/_sandbox/view', '/_sandbox/view'])
    expect(complaints).toEqual([])
    expect(await page.locator('[data-region]:empty').count()).toBe(6)
    const names = await page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names).toEqual(tiles.map(({ name }) => name))
  })

  test('describes a chart in words and in a table, with the values under the pointer', async () => {
    const { page } = await open()
    const chart = tile(page, 'Logs by severity')
    const words = await chart.getByRole('img').getAttribute('aria-label')
    expect(words).toMatch(/^Logs by severity: stacked bars over the last 24 hours; info from \d+ to \d+; /)
    const last = await chart.locator('.legend').textContent()
    expect(last).toContain('at 08:45')
    await chart.locator('.plot').hover({ position: { x: 1, y: 20 } })
    await expect.poll(() => chart.locator('.legend').textContent()).toContain('at 09:00')
    await page.mouse.move(0, 0)
    await expect.poll(() => chart.locator('.legend').textContent()).toBe(last)
    await chart.locator('summary').focus()
    await page.keyboard.press('Enter')
    const table = chart.getByRole('table', { name: 'Values of Logs by severity' })
    await expect.poll(() => table.getByRole('row').count()).toBe(97)
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Time', 'info', 'debug', 'warn', 'error'])
  })

  test('shows the bodies of a request, which stay open', async () => {
    const { page, sandbox, complaints } = await open()
    const row = page.locator('.requests tbody tr').first()
    await row.locator('summary').focus()
    await page.keyboard.press('Enter')
    await row.locator('pre', { hasText: 'Cannot GET' }).waitFor()
    expect(await row.locator('details p').allInnerTexts()).toEqual(['The request has no body.', 'Body of the answer'])
    await createManagementClient(sandbox.management).createKey({ name: hostile })
    await pass(page)
    const [made, before] = [row, page.locator('.requests tbody tr').nth(1)]
    await expect.poll(() => made.textContent()).toContain('createKey')
    expect(await before.locator('pre:visible').count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    await made.locator('summary').click()
    await made.locator('pre', { hasText: '"keySecret": "***"' }).waitFor()
    expect(JSON.parse(String(await made.locator('pre').first().textContent()))).toEqual({ name: hostile })
    expect(complaints).toEqual([])
  })

  const outcome = (page: Page, words: string | RegExp) => page.locator('#outcome').filter({ hasText: words }).waitFor()

  test('advances the time, by buttons and by a field', async () => {
    const { page, sandbox, complaints } = await open()
    for (const [name, milliseconds] of [
      ['+1 min', 60_000],
      ['+1 h', 3_600_000],
      ['+1 day', 86_400_000],
      ['Advance the time', 90_000],
    ] as const) {
      const { time } = sandbox.snapshot()
      await page.getByLabel('Minutes').fill('1.5')
      await page.getByRole('button', { name, exact: true }).click()
      await outcome(page, `The time has moved by ${name === 'Advance the time' ? '1.5 min' : name.slice(1)}.`)
      expect(sandbox.snapshot().time - time).toBe(milliseconds)
    }
    await expect.poll(() => page.locator('#clock').textContent()).toBe('2026-11-03 10:09:30')
    await page.getByLabel('Minutes').fill('1e20')
    await page.getByLabel('Minutes').press('Enter')
    await outcome(page, /milliseconds: Number must be less than or equal to/)
    expect(await page.locator('#outcome').getAttribute('role')).toBe('status')
    expect(complaints).toEqual([expect.stringContaining('400')])
  })

  test('plans faults of every kind, lists them, and removes them', async () => {
    const { page, sandbox } = await open()
    const faults = page.getByRole('region', { name: 'Faults', exact: true })
    const kinds = await page.getByRole('combobox', { name: 'Fault' }).locator('option').allInnerTexts()
    for (const kind of kinds) {
      await page.getByRole('combobox', { name: 'Fault' }).selectOption(kind)
      await page.getByRole('button', { name: 'Plan the fault' }).click()
      await outcome(page, `Planned: ${kind}`)
    }
    expect(sandbox.faults().map(({ kind }) => kind)).toEqual(kinds)
    await page.getByRole('combobox', { name: 'Fault' }).selectOption('status')
    await page.getByRole('spinbutton', { name: 'Status' }).fill('500')
    await page.getByRole('combobox', { name: 'Operation' }).selectOption('listAlerts')
    await page.getByRole('spinbutton', { name: 'Times' }).fill('2')
    await page.getByRole('spinbutton', { name: 'Times' }).press('Enter')
    await outcome(page, 'Planned: status 500, listAlerts, 2 times.')
    const planned = { kind: 'status', status: 500, operation: 'listAlerts', times: 2 }
    expect(sandbox.faults().at(-1)).toEqual(planned)
    await expect.poll(() => faults.getByRole('listitem').last().textContent()).toBe('status 500, listAlerts, 2 times')
    await faults.getByRole('button', { name: 'Remove all' }).click()
    await outcome(page, 'No fault waits.')
    expect(sandbox.faults()).toEqual([])
  })

  test('resets the sandbox after a confirmation', async () => {
    const { page, sandbox, complaints } = await open()
    const ask = page.getByRole('button', { name: 'Reset…' })
    await ask.click()
    await page.keyboard.press('Escape')
    await ask.click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(sandbox.requests()).not.toEqual([])
    expect(await ask.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await outcome(page, 'The sandbox is at its initial state.')
    expect(sandbox.requests()).toEqual([])
    await page.clock.runFor(10_000)
    expect(await page.locator('#outcome').textContent()).toBe('')
    expect(complaints).toEqual([])
  })

  test('changes nothing where the control API is off, and says why', async () => {
    const { page, complaints } = await open({}, undefined, false)
    await page.getByText('Nothing can be changed here: --no-control turns that off.').waitFor()
    expect(await page.locator('button, form').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('shows hostile texts as texts, and follows links to the web only', async () => {
    const { page, complaints } = await open()
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.getAttribute('rel')]))
    expect(links).toEqual([['https://example.com/runbook', 'noopener noreferrer']])
    expect(await tile(page, 'On call').textContent()).toContain('[this](javascript:alert)')
    await page.getByLabel('Show').selectOption({ label: hostile })
    // Alerts have the same name as a heading, so only the tile shows that the other dashboard is drawn.
    await tile(page, hostile).waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    expect(await page.locator('img, iframe, object').count()).toBe(0)
    expect(await page.locator('script').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  test('refreshes itself, and keeps what is open, chosen and focused', async () => {
    const { page, sandbox } = await open()
    await page.locator('.told summary').first().click()
    const choice = page.getByLabel('Show')
    await choice.selectOption({ label: hostile })
    await tile(page, hostile).waitFor()
    await choice.focus()
    const client = createObservabilityOssClient(sandbox.observabilityOss)
    const { name } = await client.createDashboard({ name: 'A new one', tiles: [] })
    const before = await page.locator('.told').count()
    sandbox.advance(3 * 3_600_000)
    await pass(page)
    await expect.poll(() => page.locator('option').allInnerTexts()).toContain(name)
    expect(await choice.locator('option:checked').textContent()).toBe(hostile)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
    expect(await page.locator('.told').count()).toBeGreaterThan(before)
    expect(await page.locator('.told pre:visible').count()).toBe(1)
    expect(await page.locator('.requests tbody tr').first().textContent()).toContain('createDashboard')
  })

  test('sends no request while it is hidden, and one as soon as it is visible', async () => {
    const { page, requests } = await open()
    const look = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await look(true)
    await page.clock.runFor(60_000)
    expect(requests).toHaveLength(2)
    await look(false)
    await expect.poll(() => requests.length).toBe(3)
    // The next one is planned when the answer is there.
    await expect.poll(() => pass(page).then(() => requests.length)).toBeGreaterThan(3)
  })

  test('says that the sandbox does not answer', async () => {
    const { page, close } = await open()
    close()
    await pass(page)
    await page.getByText(/^The sandbox does not answer\. This was its state at /).waitFor()
    expect(await page.getByRole('article').count()).toBe(tiles.length)
  })
})
