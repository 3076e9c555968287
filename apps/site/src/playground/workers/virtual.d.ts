declare module 'virtual:seed' {
  import type { State } from '@clouddb/sandbox'

  const seed: State
  export default seed
}
