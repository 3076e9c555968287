/** Faults by name that can show in the same operations. */
export function where(appliesTo, injections) {
  return Object.entries(injections).map(([name, inject]) => ({ name, appliesTo, inject }))
}
export function inCategory(category, faults) {
  return faults.map((fault) => ({ ...fault, category }))
}
/** Sends something else than it is given. */
export function alterRequest(change, send) {
  return (url, init) => {
    const given = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : undefined,
    }
    const { url: target, method, headers, body } = { ...given, ...change(given) }
    return send(target, { ...init, method, headers, body: body ?? null })
  }
}
/** Headers without some, and with others in the place of what they hold. */
export function withHeaders(headers, changes) {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  }
  return headers
}
