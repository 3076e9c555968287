import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { servedFile } from '../../src/serve.ts'
import { accessibilityProblems, useSite } from './visit.ts'

const visit = useSite()
const example = (page: Page) => page.locator('clouddb-example').filter({ visible: true }).first()
const press = (page: Page, name: string) => example(page).getByRole('button', { name, exact: true }).click()

const getAlertPage = '/reference/observability/get-alert/?deployment=open-source'

/** Opens a page with an example, and writes a program into it, if one is given. */
async function open(program?: string, path = getAlertPage) {
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

/** Writes at the end of the program in the editor, and waits until the list of completions offers these names. */
async function offers(page: Page, text: string, ...names: readonly string[]): Promise<void> {
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
  for (const name of names) await example(page).getByRole('option', { name, exact: true }).waitFor()
}

/** The bytes of files as a host sends them with gzip. */
function compressedSize(addresses: Iterable<string>): number {
  const files = [...addresses].map((address) => readFileSync(servedFile(new URL(address)) as string))
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0)
}

test.each([
  [getAlertPage, /^200 GET \/api\/v2\/alerts\/66a1f0c2d4e8b7a9c3f50401$/],
  ['/reference/management/list-keys/', /^200 GET \/v1\/organizations\/[^/]+\/keys$/],
  ['/reference/observability/list-alerts/', /^200 GET \/v1\/organizations\/.+\/alerts$/],
])(
  '%s loads nothing for its example before it runs, and then at most 0.4 MB, itself included',
  async (path, answer) => {
    const { page, problems, requested } = await open(undefined, path)
    await page.waitForLoadState('networkidle')
    expect([...requested].filter((name) => /playground|editor/.test(name))).toEqual([])
    await runUntil(page, 'Finished in')
    expect(await example(page).locator('.answer summary').textContent()).toMatch(answer)
    expect(await example(page).locator('.log pre').textContent()).toContain('"name": ')
    expect(await accessibilityProblems(page)).toEqual([])
    expect([...requested].join()).toContain('/playground/runner.js')
    expect(compressedSize(requested)).toBeLessThan(400_000)
    expect(problems).toEqual([])
  },
)

test('an example applies a project, whose alert then fires, and plans nothing a second time', async () => {
  const { page, problems } = await open(undefined, '/guides/as-code-testing/')
  await runUntil(page, 'Finished in')
  const said = await example(page).locator('.log pre').allInnerTexts()
  expect(said.slice(-3)).toEqual(['Cart fails ALERT', 'notified ALERT 60', '0 changes'])
  expect(problems).toEqual([])
})

test('the editor completes names and values by keyboard, and runs, after at most 1.5 MB of downloads', async () => {
  const { page, problems, requested } = await open(
    "import { createObservabilityOssClient } from '@clouddb/observability-oss'\nconst observability = createObservabilityOssClient()\n",
  )
  await offers(page, 'const dashboards = await observability.listD', 'listDashboards')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.keyboard.type('()\nconsole.log(dashboards.length)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await example(page).locator('.log').getByText('3').waitFor()
  for (const file of ['language.js', 'types/base.json', 'types/observability-oss.json', 'runner.js'])
    expect([...requested].join()).toContain(`/playground/${file}`)
  expect(compressedSize(requested)).toBeLessThan(1_500_000)
  const series = "\nawait observability.queryChartSeries({ startTime: 1, endTime: 2, series: [{ aggFn: '"
  await offers(page, series, 'avg', 'count', 'last_value')
  expect(problems).toEqual([])
})

test('a program is type-checked in the editor and on each run', async () => {
  const { page, problems } = await open(getAlert('7'))
  await example(page).locator('.cm-lintRange-error').waitFor()
  await press(page, 'Run')
  const words = example(page).locator('.complaint .words')
  await words.waitFor()
  expect(await words.textContent()).toMatch(
    /^Line 2, column \d+: Argument of type 'number' is not assignable to parameter of type 'string'\.$/,
  )
  expect(await accessibilityProblems(page)).toEqual([])
  expect(problems).toEqual([])
})

const markup = '<img src=x onerror="alert(1)"><b>bold</b>'

test.each([
  [
    'a refused call',
    getAlert("'66a1f0c2d4e8b7a9c3f50999'"),
    /^NotFoundError: .+ answered 404/,
    '"status": 404',
    'Failed in line 2.',
  ],
  [
    'an error that it does not await',
    "console.log(1); void Promise.reject(new TypeError('later')); await new Promise(() => {})",
    /^TypeError: later$/,
    '1',
    'Failed in line 1.',
  ],
  [
    'HTML',
    `console.log('${markup}'); throw new Error('${markup}')`,
    /^Error: <img src=x onerror=/,
    markup,
    'Failed in line 1.',
  ],
])('a program that ends with %s fails with its texts', async (_, program, error, printed, status) => {
  const { page, problems } = await open(program)
  await runUntil(page, 'Failed')
  expect(await example(page).locator('.error .words').textContent()).toMatch(error)
  expect((await example(page).locator('.outcome pre').allTextContents()).join()).toContain(printed)
  expect(await example(page).getByRole('status').filter({ hasText: 'Failed' }).textContent()).toBe(status)
  expect(await page.locator('.outcome img').count()).toBe(0)
  expect(problems).toEqual([])
})

test.each([
  ["console.log('begun'); for (;;);", 'You stopped it.', 1],
  ["console.log('begun'); for (;;);", 'It took longer than 15 seconds.', 1],
  ["for (;;) console.log('x')", 'Its output has more than 3,000 lines.', 3000],
  ["for (;;) globalThis.console.table(['x'.repeat(1e6)])", 'Its output has more than 1,000,000 characters.', 10],
])('the program %s without an end is stopped: %s', async (program, reason, printed) => {
  const { page } = await open(program)
  // The clock runs until it stops an hour later. Its time then passes only when the test says so.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(3_600_000)
  await press(page, 'Run')
  await example(page).locator('.log pre').first().waitFor()
  if (reason.startsWith('You')) await press(page, 'Stop')
  if (reason.startsWith('It took')) await page.clock.runFor(15_000)
  await example(page).locator('.error .words').getByText(`Stopped: ${reason}`).waitFor()
  expect(await example(page).locator('.log').count()).toBe(printed)
  expect(await page.locator('iframe').count()).toBe(0)
  await page.clock.resume()
  // The page stays usable.
  await press(page, 'Reset')
  await runUntil(page, 'Finished in')
})

test('a program can reach no host, no storage and not the page', async () => {
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
