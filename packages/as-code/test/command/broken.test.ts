import { expect, test } from 'vitest'
import { declaredObjects } from '../../src/form/declared.ts'
import { CodeError, dashboard, project } from '../../src/index.ts'
import { brokenDeclarations } from './broken-declarations.ts'
import { brokenFiles } from './broken-files.ts'
import { brokenSettings } from './broken-settings.ts'
import { brokenStates } from './broken-states.ts'
import { runBroken } from './workplace.ts'

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
