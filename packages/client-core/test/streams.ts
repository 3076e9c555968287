/** A `fetch` whose answers begin and never end; what happens to their bodies is kept. */
export function stalling({ heedsSignal = true, status = 200 }: { heedsSignal?: boolean; status?: number } = {}): {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** How many bodies were begun, and how many of them somebody let go of. */
  bodies: { begun: number; letGo: number }
} {
  const bodies = { begun: 0, letGo: 0 }
  async function fetch(_: string, { signal }: RequestInit): Promise<Response> {
    bodies.begun++
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"result":'))
        if (heedsSignal)
          signal?.addEventListener('abort', () => {
            bodies.letGo++
            controller.error(signal.reason)
          })
      },
      cancel() {
        bodies.letGo++
      },
    })
    return new Response(body, { status })
  }
  return { fetch, bodies }
}
