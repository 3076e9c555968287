import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { barriers, useSite } from './visit.ts'

const visit = useSite()
const example = (page: Page) => page.locator('clouddb-example').first()
const press = (page: Page, name: string) => example(page).getByRole('button', { name, exact: true }).click()
const state = (page: Page) => example(page).getByRole('status')

/** Puts a program of its own into the first example of a page. */
async function write(page: Page, code: string): Promise<void> {
  await press(page, 'Edit')
  await example(page).getByRole('textbox').fill(code)
}

describe('an example in the page', () => {
  test('runs against the sandbox, and shows the answer and what is printed', async () => {
    const { page, complaints, foreign } = await visit('/reference/observability-oss/get-alert/')
    await press(page, 'Run')
    await state(page).filter({ hasText: 'It ran to its end.' }).waitFor()
    expect(await example(page).locator('.answer summary').textContent()).toBe(
      '200 GET /api/v2/alerts/66a1f0c2d4e8b7a9c3f50401',
    )
    expect(await example(page).locator('.log pre').textContent()).toContain('"name": "Checkout errors"')
    expect(await barriers(page)).toEqual([])
    expect(complaints).toEqual([])
    expect(foreign).toEqual([])
  })

  test('of a guide runs as well', async () => {
    const { page } = await visit('/')
    await press(page, 'Run')
    await state(page).filter({ hasText: 'It ran to its end.' }).waitFor()
    expect(await example(page).locator('.log pre').allInnerTexts()).toContain('Checkout')
  })

  test('loads nothing for it before somebody asks', async () => {
    const { page } = await visit('/reference/observability-oss/get-alert/')
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /playground|editor/.test(name))).toEqual([])
  })

  test('says in words what a server refuses', async () => {
    const { page, complaints } = await visit('/reference/observability-oss/get-alert/')
    await write(
      page,
      `import { createObservabilityOssClient } from '@clouddb/observability-oss'
       await createObservabilityOssClient().getAlert('66a1f0c2d4e8b7a9c3f50999')`,
    )
    await press(page, 'Run')
    await state(page).filter({ hasText: 'It failed.' }).waitFor()
    expect(await example(page).locator('.error .words').textContent()).toMatch(/^NotFoundError: .+ answered 404/)
    expect(await example(page).locator('.error pre').textContent()).toContain('"status": 404')
    expect(complaints).toEqual([])
  })

  test('is checked by its types while it is written, and when it runs', async () => {
    const { page, complaints } = await visit('/reference/observability-oss/get-alert/')
    await write(
      page,
      `import { createObservabilityOssClient } from '@clouddb/observability-oss'
       await createObservabilityOssClient().getAlert(7)`,
    )
    await example(page).locator('.cm-lintRange-error').waitFor()
    await press(page, 'Run')
    const words = example(page).locator('.complaint .words')
    await words.waitFor()
    expect(await words.textContent()).toMatch(
      /^Line 2, column \d+: Argument of type 'number' is not assignable to parameter of type 'string'\.$/,
    )
    expect(await barriers(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('that never ends can be stopped, and the page goes on', async () => {
    const { page } = await visit('/reference/observability-oss/get-alert/')
    await write(page, "console.log('begun')\nfor (;;);")
    await press(page, 'Run')
    await example(page).locator('.log pre').waitFor()
    await press(page, 'Stop')
    expect(await example(page).locator('.error .words').textContent()).toBe('Stopped: You stopped it.')
    expect(await page.locator('iframe').count()).toBe(0)
    await press(page, 'Reset')
    await press(page, 'Run')
    await state(page).filter({ hasText: 'It ran to its end.' }).waitFor()
  })

  test('that never ends is ended after a while', async () => {
    const { page } = await visit('/reference/observability-oss/get-alert/')
    await write(page, "console.log('begun')\nfor (;;);")
    await page.clock.install()
    await press(page, 'Run')
    await example(page).locator('.log pre').waitFor()
    await page.clock.runFor(15_000)
    expect(await example(page).locator('.error .words').textContent()).toBe('Stopped: It took longer than 15 seconds.')
    expect(await page.locator('iframe').count()).toBe(0)
  })

  test('can be run once the net is back, where it was gone', async () => {
    const { page } = await visit('/reference/observability-oss/get-alert/')
    await page.context().setOffline(true)
    await press(page, 'Run')
    await state(page).filter({ hasText: 'It failed.' }).waitFor()
    expect(await example(page).locator('.error .words').textContent()).toBe(
      'It was not run: The compiler could not be fetched.',
    )
    await page.context().setOffline(false)
    await press(page, 'Run')
    await state(page).filter({ hasText: 'It ran to its end.' }).waitFor()
  })

  test('reaches nothing outside itself: no host, no storage, no page', async () => {
    let visitors = 0
    const elsewhere = createServer((_, response) => {
      visitors += 1
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }).end()
    })
    onTestFinished(() => void elsewhere.close())
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    const { page } = await visit('/reference/observability-oss/get-alert/')
    await write(
      page,
      `const tries: Record<string, () => unknown> = {
         request: () => new Promise((resolve, reject) => {
           const request = new XMLHttpRequest()
           request.onerror = () => reject(new Error('refused'))
           request.onload = resolve
           request.open('GET', 'http://${host}/')
           request.send()
         }),
         socket: () => new Promise((resolve, reject) => {
           const socket = new WebSocket('ws://${host}/')
           socket.onerror = () => reject(new Error('refused'))
           socket.onopen = resolve
         }),
         script: () => import('http://${host}/script.js' as string),
         storage: () => indexedDB.open('own'),
         page: () => document.title,
       }
       for (const [name, attempt] of Object.entries(tries)) {
         try {
           await attempt()
           console.log(name, 'reached')
         } catch {
           console.log(name, 'refused')
         }
       }`,
    )
    await press(page, 'Run')
    await state(page).filter({ hasText: 'It ran to its end.' }).waitFor()
    const said = await example(page).locator('.log pre').allInnerTexts()
    expect(said).toEqual(['request refused', 'socket refused', 'script refused', 'storage refused', 'page refused'])
    expect(visitors).toBe(0)
  })

  test('prints texts as texts', async () => {
    const { page } = await visit('/reference/observability-oss/get-alert/')
    const text = '<img src=x onerror="alert(1)"><b>bold</b>'
    await write(page, `console.log('${text}'); throw new Error('${text}')`)
    await press(page, 'Run')
    await state(page).filter({ hasText: 'It failed.' }).waitFor()
    expect(await example(page).locator('.log pre').textContent()).toBe(text)
    expect(await example(page).locator('.error .words').textContent()).toBe(`Error: ${text}`)
    expect(await page.locator('.outcome img').count()).toBe(0)
  })

  test('comes back as it was', async () => {
    const { page } = await visit('/reference/observability-oss/get-alert/')
    const before = await example(page).locator('.expressive-code code').textContent()
    await write(page, 'console.log(1)')
    await press(page, 'Reset')
    expect(await example(page).locator('.expressive-code code').textContent()).toBe(before)
  })
})
