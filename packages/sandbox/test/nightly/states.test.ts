import { expect, test } from 'vitest'
import { changed, createReader, pathsIn, smallState } from '../whole-state.ts'

test.each([null, 7, 'constructor', [null], { constructor: null }, undefined])(
  'a state with a part that is %j is refused, or does no harm',
  async (part) => {
    const state = await smallState()
    const read = createReader(state)
    let refused = 0
    for (const path of pathsIn(state).slice(1)) {
      const { refusal, errors } = await read(changed(state, path, part))
      if (refusal !== undefined) {
        expect(refusal).toMatch(/^TypeError: The seed or snapshot is no state/)
        refused++
      } else expect([path, errors]).toEqual([path, []])
    }
    expect(refused).toBeGreaterThan(200)
  },
)
