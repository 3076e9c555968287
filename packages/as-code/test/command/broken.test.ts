import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadModule } from '../../src/command/module-file.ts'
import { declaredObjects } from '../../src/form/declared.ts'
import { CodeError, dashboard, project } from '../../src/index.ts'
import { logs, usual } from '../declarations.ts'
import { brokenDeclarations } from './broken-declarations.ts'
import { brokenFiles, brokenModules } from './broken-files.ts'
import { brokenSettings } from './broken-settings.ts'
import { brokenStates } from './broken-states.ts'
import { projectOf, runBroken } from './workplace.ts'

const all = [...brokenFiles, ...brokenSettings, ...brokenDeclarations, ...brokenStates]

// Each names the file or the setting that is wrong, and the cure. `apply` writes nothing.
test.each(all)('$says: says what is wrong, and writes nothing', async (broken) => {
  const { code, out, err, isUntouched } = await runBroken(broken)
  expect(out + err).toContain(broken.says)
  expect({ code, isUntouched }).toEqual({ code: broken.code ?? 1, isUntouched: true })
  expect(out + err).not.toMatch(/hush-hush|please report|\n\s+at /)
  expect(err.split('\n').length).toBeLessThan(3)
  // Each conflict ends with commands that solve it.
  const conflicts = out.split('\n\n').filter((each) => each.startsWith('conflict '))
  for (const conflict of conflicts) expect(conflict).toMatch(/\n {2}npx @clouddb\/as-code \S.* {2}# \S.*$/)
  expect(conflicts.length > 0).toBe(code === 3)
  if (code === 3) expect(out).toMatch(/Nothing can be applied\. \d+ requests? sent\.\nNothing was written\.\n$/)
})

test.each(Object.entries(brokenModules))('%s: does not load, and is named with its line', async (code, says) => {
  const folder = await mkdtemp(join(tmpdir(), 'as-code-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'clouddb.mjs')
  await writeFile(file, code)
  await expect(loadModule(file, 'clouddb.mjs')).rejects.toMatchObject({ problems: [says] })
})

const errors = dashboard({ name: 'Errors', tiles: [] })

test.each([
  [errors],
  [new Set([errors])],
  [null],
  ['Errors'],
  [[[errors, undefined]]],
  [new Array(1)],
  [[() => errors]],
  [[1n]],
])('project() of %s is a mistake with a name', (objects) => {
  expect(() => declaredObjects(project('shop', objects as never), {})).toThrow(CodeError)
})

const chart = { displayType: 'line', source: logs, select: [{ aggFn: 'count' }] }
const place = { name: 'Count', x: 0, y: 0, w: 6, h: 3 }
const wrongChart = { ...chart, source: 'Logs', select: [{ aggFn: 'count' }, { aggFn: 'cuont' }] }
const misspelt = { ...usual, intervall: '5m', interval: undefined }
const sentencesOfChart = [
  `tiles[0].config.source is "Logs"; expected source.log('Logs'), in JSON {"ref":"source","kind":"log","name":"Logs"}`,
  expect.stringMatching(/^tiles\[0\]\.config\.select\[1\]\.aggFn is "cuont"[;,] .*"count", "quantile"/),
]

test.each([
  [
    'that cannot be read',
    {
      ...{ nmae: 'Errors', tags: 'shop' },
      tiles: [
        { ...place, config: wrongChart },
        { ...place, h: '3', config: chart, alerts: [{ ...misspelt, channels: [] }] },
        { ...place, was: 'Counts', wdith: 2, config: { ...chart, displayTyp: 'line', displayType: undefined } },
      ],
      filters: [{ type: 'QUERY_EXPRESSION', name: 'Host', expression: 'Host', source: 7, appliesToSources: ['Logs'] }],
    },
    [
      ...sentencesOfChart,
      'nmae has no place here. Do you mean name?',
      '`tags` must be a list of texts.',
      'tiles[1].h is "3"; expected number',
      '`tiles[1].alerts[0]`: An alert needs `channels`, a list of webhooks.',
      'tiles[1].alerts[0].intervall has no place here. Do you mean interval?',
      '`tiles[2].was` must be a list of texts.',
      'tiles[2].wdith has no place here',
      'tiles[2].config.displayTyp has no place here. Do you mean displayType?',
      `filters[0].source is 7; expected source.log('Name'), in JSON {"ref":"source","kind":"log","name":"Name"}`,
      `filters[0].appliesToSources is ["Logs"]; expected a list such as [source.log('Logs')], in JSON [{"ref":"source","kind":"log","name":"Logs"}]`,
    ],
  ],
  [
    'that can be read',
    {
      ...{ name: 'Errors', tgas: ['shop'] },
      tiles: [
        { ...place, config: wrongChart },
        { ...place, h: '3', config: chart, alerts: [misspelt] },
        { ...place, config: { ...chart, wher: logs, groupBy: logs } },
      ],
    },
    [
      ...sentencesOfChart,
      'tgas has no place in a request of the open-source deployment. Do you mean tags?',
      'tiles[1].h is "3", not a number',
      'tiles[1].alerts[0].intervall has no place in a request of the open-source deployment. Do you mean interval?',
      'tiles[2].config.wher has no place beside displayType "line"',
      'tiles[2].config.groupBy is source log "Logs"; no reference stands here',
    ],
  ],
])('all mistakes of an object %s are said in one run, each with its place', async (_, declared, said) => {
  const { out, err } = await runBroken({ says: '', files: { 'clouddb.json': projectOf({ dashboard: declared }) } })
  const [, refused = ''] = /\(clouddb.json: objects\[0\]\)\n(.*?)\n\n/s.exec(out) ?? []
  const lines = [...err.matchAll(/^as-code: clouddb\.json: objects\[0\]: (.*)$/gm)].map(([, text]) => text)
  const sentences = [...lines, ...refused.split('\n').map((line) => line.trim())].filter(Boolean)
  expect(sentences).toEqual(expect.arrayContaining(said))
  expect(sentences).toHaveLength(said.length)
})
