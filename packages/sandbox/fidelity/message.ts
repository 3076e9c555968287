/** What kind of message it is: values that a server repeats, quoted or as ids, are left out. */
export const messageClass = (message: string): string =>
  message
    .replaceAll(/received '[^']*'/g, "received '…'")
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/`[^`]*`/g, '`…`')
    .replaceAll(/\{[a-z][\w.]*\}/gi, '<id>')
    .replaceAll(/\b[0-9a-f]{24}\b/gi, '<id>')
