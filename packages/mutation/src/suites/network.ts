import type { Mock } from '@clouddb/mock'
import type { Send } from '../faults/fault.ts'

/**
 * The way to a mock. It keeps connections, and the mock closes those that rest for some seconds: what fails for that is
 * sent again, or a slow machine would seem to notice mutants.
 */
export function networkOf({ fetch }: Mock): Send {
  return async (url, init) => {
    try {
      return await fetch(url, init)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
      return fetch(url, init)
    }
  }
}
