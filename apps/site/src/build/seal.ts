import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { builtPages, dist } from './built.ts'

/** Writes into each page from where it may load something: from the site itself, and its own inline scripts. */
export function seal(): void {
  for (const [file, html] of builtPages())
    if (!html.includes('http-equiv="content-security-policy"')) writeFileSync(dist + file, sealed(html))
}

/** A page with its policy, as the first thing after its character set. */
export function sealed(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  const hashes = [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = [
    "default-src 'none'",
    // The search is a program for WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}`.trim(),
    // The colors of code are attributes of its words.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const charset = /<meta charset="[^"]*"\/?>/.exec(html)?.[0]
  if (charset === undefined)
    throw new Error('A page has no character set. Cure: look at the head that the generator writes.')
  return html.replace(charset, () => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`)
}
