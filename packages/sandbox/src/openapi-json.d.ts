// The compiler need not work out the types of large documents; `documents.ts` says what is read of them.
declare module '@clouddb/management/openapi.json' {
  const document: unknown

  export { document as default }
}
declare module '@clouddb/observability-cloud/openapi.json' {
  const document: unknown

  export { document as default }
}
declare module '@clouddb/observability-oss/openapi.json' {
  const document: unknown

  export { document as default }
}
