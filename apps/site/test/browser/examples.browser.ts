import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fileOf } from '../../src/serve.ts'
import { accessibilityProblems, useSite } from './visit.ts'

const visit = useSite()
const example = (page: Page) => page.locator('clouddb-example').filter({ visible: true }).first()
const press = (page: Page, name: string) => example(page).getByRole('button', { name, exact: true }).click()

/** Opens a page with an example, and writes a program into it, if one is given. */
async function open(program?: string, path = '/reference/observability/get-alert/?deployment=open-source') {
  const visited = await visit(path)
  if (program === undefined) return visited
  await press(visited.page, 'Edit')
  await example(visited.page).getByRole('textbox').fill(program)
  return visited
}

/** Runs the example of a page until it has this status. */
async function runUntil(page: Page, status: 'Finished in' | 'Failed'): Promise<void> {
  await press(page, 'Run')
  await example(page).getByRole('status').filter({ hasText: status }).waitFor()
}

const getAlert = (id: string) => `import { createObservabilityOssClient } from '@clouddb/observability-oss'
  await createObservabilityOssClient().getAlert(${id})`
const endless = "console.log('begun')\nfor (;;);"

/** Writes at the end of the program in the editor, and waits until the list of completions offers these names. */
async function offers(page: Page, text: string, ...names: readonly string[]): Promise<void> {
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
  for (const name of names) await example(page).getByRole('option', { name, exact: true }).waitFor()
}

/** The bytes of files as a host sends them with gzip. */
function compressedSize(addresses: Iterable<string>): number {
  const files = [...addresses].map((address) => readFileSync(fileOf(new URL(address)) as string))
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0)
}

describe('an example in the page', () => {
  test('runs against the sandbox, and shows the response and the printed text', async () => {
    const { page, complaints, foreign } = await open()
    await runUntil(page, 'Finished in')
    expect(await example(page).locator('.answer summary').textContent()).toBe(
      '200 GET /api/v2/alerts/66a1f0c2d4e8b7a9c3f50401',
    )
    expect(await example(page).locator('.log pre').textContent()).toContain('"name": "Checkout errors"')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(complaints).toEqual([])
    expect(foreign).toEqual([])
  })

  test.each([
    ['/reference/management/list-keys/', /^200 GET \/v1\/organizations\/[^/]+\/keys$/],
    ['/reference/observability/list-alerts/', /^200 GET \/v1\/organizations\/.+\/alerts$/],
  ])('runs against the managed deployment: %s', async (path, answer) => {
    const { page } = await open(undefined, path)
    await runUntil(page, 'Finished in')
    expect(await example(page).locator('.answer summary').textContent()).toMatch(answer)
  })

  test('applies a project, whose alert then fires, and plans nothing a second time', async () => {
    const { page, complaints } = await open(undefined, '/guides/as-code-testing/')
    await runUntil(page, 'Finished in')
    const said = await example(page).locator('.log pre').allInnerTexts()
    expect(said.slice(-3)).toEqual(['Cart fails ALERT', 'notified ALERT 60', '0 changes'])
    expect(complaints).toEqual([])
  })

  test('loads nothing before it is used', async () => {
    const { page } = await open()
    await page.waitForLoadState('networkidle')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /playground|editor/.test(name))).toEqual([])
  })

  test('downloads at most 0.4 MB before its first result, its page included', async () => {
    const { page, requested } = await open()
    await runUntil(page, 'Finished in')
    expect([...requested].join()).toContain('/playground/runner.js')
    expect(compressedSize(requested)).toBeLessThan(400_000)
  })

  test('completes names and values by keyboard, and runs, after at most 1.5 MB of downloads', async () => {
    const { page, complaints, requested } = await open(
      "import { createObservabilityOssClient } from '@clouddb/observability-oss'\nconst observability = createObservabilityOssClient()\n",
    )
    await offers(page, 'const dashboards = await observability.listD', 'listDashboards')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.type('()\nconsole.log(dashboards.length)')
    await page.keyboard.press('ControlOrMeta+Enter')
    await example(page).locator('.log').getByText('3').waitFor()
    for (const file of ['language.js', 'types.json', 'runner.js'])
      expect([...requested].join()).toContain(`/playground/${file}`)
    expect(compressedSize(requested)).toBeLessThan(1_500_000)
    const series = "\nawait observability.queryChartSeries({ startTime: 1, endTime: 2, series: [{ aggFn: '"
    await offers(page, series, 'avg', 'count', 'last_value')
    expect(complaints).toEqual([])
  })

  test('tells what happens: loading, compiling, running, and the time or the line of an error', async () => {
    const { page } = await open()
    const status = example(page).locator('.outcome').getByRole('status')
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(globalThis, { said })
      new MutationObserver(() => {
        const words = document.querySelector('.outcome .state')?.textContent
        if (words && said.at(-1) !== words) said.push(words)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    await runUntil(page, 'Finished in')
    expect(await status.textContent()).toMatch(/^Finished in \d+ ms\.$|^Finished in \d+\.\d s\.$/)
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
    expect(said.slice(0, -1)).toEqual(['Loading the sandbox …', 'Compiling …', 'Running …'])
  })

  test('shows the error of a refused call', async () => {
    const { page, complaints } = await open(getAlert("'66a1f0c2d4e8b7a9c3f50999'"))
    await runUntil(page, 'Failed')
    expect(await example(page).locator('.error .words').textContent()).toMatch(/^NotFoundError: .+ answered 404/)
    expect(await example(page).locator('.error pre').textContent()).toContain('"status": 404')
    expect(await example(page).getByRole('status').filter({ hasText: 'Failed' }).textContent()).toBe(
      'Failed in line 2.',
    )
    expect(complaints).toEqual([])
  })

  test('is type-checked in the editor and on each run', async () => {
    const { page, complaints } = await open(getAlert('7'))
    await example(page).locator('.cm-lintRange-error').waitFor()
    await press(page, 'Run')
    const words = example(page).locator('.complaint .words')
    await words.waitFor()
    expect(await words.textContent()).toMatch(
      /^Line 2, column \d+: Argument of type 'number' is not assignable to parameter of type 'string'\.$/,
    )
    expect(await accessibilityProblems(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('fails with an error that it does not await', async () => {
    const { page, complaints } = await open("void Promise.reject(new TypeError('later'))\nawait new Promise(() => {})")
    await runUntil(page, 'Failed')
    expect(await example(page).locator('.error .words').textContent()).toBe('TypeError: later')
    expect(complaints).toEqual([])
  })

  test('that never ends can be stopped', async () => {
    const { page } = await open(endless)
    await press(page, 'Run')
    await example(page).locator('.log pre').waitFor()
    await press(page, 'Stop')
    expect(await example(page).locator('.error .words').textContent()).toBe('Stopped: You stopped it.')
    expect(await page.locator('iframe').count()).toBe(0)
    await press(page, 'Reset')
    await runUntil(page, 'Finished in')
  })

  test('that never ends is stopped after 15 seconds', async () => {
    const { page } = await open(endless)
    // The limit passes only when the test says so. The clock runs until it stops an hour later.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(3_600_000)
    await press(page, 'Run')
    await example(page).locator('.log pre').waitFor()
    await page.clock.runFor(15_000)
    expect(await example(page).locator('.error .words').textContent()).toBe('Stopped: It took longer than 15 seconds.')
    expect(await page.locator('iframe').count()).toBe(0)
  })

  test.each([
    ["for (;;) console.log('x')", 'Its output has more than 3,000 lines.', 3000],
    ["for (;;) globalThis.console.table(['x'.repeat(1e6)])", 'Its output has more than 1,000,000 characters.', 10],
  ])('that prints without end is stopped, and leaves the page usable: %s', async (program, reason, printed) => {
    const { page } = await open(program)
    await press(page, 'Run')
    await example(page).locator('.error .words').getByText(`Stopped: ${reason}`).waitFor()
    expect(await example(page).locator('.log').count()).toBe(printed)
    expect(await page.locator('iframe').count()).toBe(0)
    await press(page, 'Reset')
    await runUntil(page, 'Finished in')
  })

  test('can reach no host, no storage and not the page', async () => {
    let visitors = 0
    const elsewhere = createServer((_, response) => {
      visitors += 1
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }).end()
    })
    onTestFinished(() => void elsewhere.close())
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    const { page } = await open(
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
    await runUntil(page, 'Finished in')
    const said = await example(page).locator('.log pre').allInnerTexts()
    expect(said).toEqual(['request refused', 'socket refused', 'script refused', 'storage refused', 'page refused'])
    expect(visitors).toBe(0)
  })

  test('prints HTML as text', async () => {
    const text = '<img src=x onerror="alert(1)"><b>bold</b>'
    const { page } = await open(`console.log('${text}'); throw new Error('${text}')`)
    await runUntil(page, 'Failed')
    expect(await example(page).locator('.log pre').textContent()).toBe(text)
    expect(await example(page).locator('.error .words').textContent()).toBe(`Error: ${text}`)
    expect(await page.locator('.outcome img').count()).toBe(0)
  })
})
