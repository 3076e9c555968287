/**
 * The page of the frame in which programs run. It has no origin, by the `sandbox` of its element, and no way out, by its
 * policy, which its worker inherits. The worker can be ended at any time, by taking the frame away.
 */
export function frame(hash: (script: string) => string): string {
  const script = `
    addEventListener('message', ({ source, data }) => {
      if (source !== parent) return
      const worker = new Worker(URL.createObjectURL(new Blob([data.worker], { type: 'text/javascript' })))
      worker.onmessage = (event) => parent.postMessage(event.data, '*')
      worker.onerror = ({ message }) => parent.postMessage({ kind: 'failed', name: 'Error', message }, '*')
      worker.postMessage(data.script)
    })
    parent.postMessage({ kind: 'ready' }, '*')
  `
  const policy = `default-src 'none'; script-src 'sha256-${hash(script)}' 'unsafe-eval' blob:; worker-src blob:`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><title>A program</title></head><body><script>${script}</script></body></html>\n`
}
