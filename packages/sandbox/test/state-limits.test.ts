import { expect, test } from 'vitest'
import { mistakeOf } from '../src/complete-state.ts'
import type { State } from '../src/index.ts'
import { changed, createReader, type Path, pathsIn, smallState } from './whole-state.ts'

/** The paths of all numbers of a state. Those of the items of a list are together. */
function numbersIn(state: State): readonly (readonly Path[])[] {
  const valueAt = (path: Path) => path.reduce((part, name) => (part as never)[name], state as unknown)
  const numbers = pathsIn(state).filter((path) => typeof valueAt(path) === 'number')
  return [...Map.groupBy(numbers, (path) => path.join('.').replace(/\.\d+(?=\.|$)/g, '[]')).values()]
}

test.each([-1e308, -1, 0.5, 1e308, 'NaN', '1e999', Array(10_000).fill(1)])(
  'a state is refused for a number that is %j, or does no harm with it',
  async (value) => {
    const state = await smallState()
    const harmless = numbersIn(state).filter((paths) => {
      const [path = []] = paths
      const mistake = mistakeOf(changed(state, path, value))
      if (mistake !== undefined) expect(mistake).toContain(`"${path[0]}`)
      return mistake === undefined
    })
    expect(numbersIn(state).length - harmless.length).toBeGreaterThan(10)
    const all = harmless.flat().reduce((whole, path) => changed(whole, path, value), state)
    expect(await createReader(state)(all)).toEqual({ errors: [] })
  },
)
