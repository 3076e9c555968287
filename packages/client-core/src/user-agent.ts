/**
 * Returns the `user-agent` header as product tokens: the package, and the runtime where it is known. Returns nothing in
 * browsers: they send their own, and another header would need the permission of other origins.
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
  // `navigator` has only the major version of Node, and nothing before version 21. Other runtimes have `process` too.
  const runtime = node && /^(Node\b|$)/.test(said) ? `node/${node}` : said
  return /^[\w./-]*$/.test(runtime) ? `${product} ${runtime}`.trim() : undefined
}
