// The compiler need not infer the types of large documents: `documents.ts` declares the parts that it reads.
declare module '@clouddb/*/openapi.json' {
  const document: unknown

  export { document as default }
}
