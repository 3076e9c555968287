/** What a deployment with a limit knows of one request. */
export interface Told {
  /** True: it came when the window was used up. */
  readonly isOver: boolean
  /** Requests that the window still lets through. */
  readonly left: number
  /** Milliseconds until the window ends. */
  readonly rest: number
}

/** Lets so many requests through in each window, which begins with the first of them; counted for each endpoint. */
export function limitedTo(most: number, milliseconds: number): (endpoint: object) => Told {
  const windows = new WeakMap<object, { end: number; left: number }>()
  return (endpoint) => {
    const now = performance.now()
    let window = windows.get(endpoint)
    if (window === undefined || now >= window.end) {
      window = { end: now + milliseconds, left: most }
      windows.set(endpoint, window)
    }
    const isOver = window.left === 0
    if (!isOver) window.left--
    return { isOver, left: window.left, rest: window.end - now }
  }
}
