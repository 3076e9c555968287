/**
 * How requests say what sends them, as product tokens: the package, and the runtime where it can be told. Nothing in
 * browsers, which say it themselves: there it would be a header that other origins have to allow.
 *
 * @param product - `name/version` of the package.
 */
export function userAgent(product: string): string | undefined {
  const { navigator, process } = globalThis as {
    navigator?: { userAgent?: string }
    process?: { versions?: { node?: string } }
  }
  const said = navigator?.userAgent ?? ''
  const node = process?.versions?.node
  // Node says its first number only, and nothing before version 21; other runtimes have its `process`, too.
  const runtime = node && /^(Node\b|$)/.test(said) ? `node/${node}` : said
  return /^[\w./-]*$/.test(runtime) ? `${product} ${runtime}`.trim() : undefined
}
