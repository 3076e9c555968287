/** The time of the sandboxes in these tests; it does not pass. */
export const TIME = Date.parse('2026-08-21T12:00:00.000Z')

const RealDate = Date
const difference = TIME - RealDate.now()

/** The clock of each test file begins at that time, because cases depend on what is near now. */
globalThis.Date = class extends RealDate {
  static override now = () => RealDate.now() + difference

  constructor(...given: readonly []) {
    super(...((given.length === 0 ? [RealDate.now() + difference] : given) as [number]))
  }
} as DateConstructor
