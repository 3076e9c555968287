/** What a program imports of one package, by subpath. */
interface Package<Main, Fetch, Errors, Types> {
  readonly main: Main
  readonly fetch: Fetch
  readonly errors: Errors
  readonly types: Types
}

/** The packages as one runtime found them, by `import` or by `require`. */
export interface Packages {
  readonly management: Package<
    typeof import('@clouddb/management'),
    typeof import('@clouddb/management/fetch'),
    typeof import('@clouddb/management/errors'),
    typeof import('@clouddb/management/types')
  >
  readonly cloud: Package<
    typeof import('@clouddb/observability-cloud'),
    typeof import('@clouddb/observability-cloud/fetch'),
    typeof import('@clouddb/observability-cloud/errors'),
    typeof import('@clouddb/observability-cloud/types')
  > & { readonly requests: typeof import('@clouddb/observability-cloud/requests') }
  readonly oss: Package<
    typeof import('@clouddb/observability-oss'),
    typeof import('@clouddb/observability-oss/fetch'),
    typeof import('@clouddb/observability-oss/errors'),
    typeof import('@clouddb/observability-oss/types')
  > & { readonly requests: typeof import('@clouddb/observability-oss/requests') }
  /** An ES module alone, so it is imported whichever way the others come. */
  readonly sandbox: typeof import('@clouddb/sandbox')
}

/** What each package brings as `./openapi.json`. */
export type Documents = Readonly<Record<Exclude<keyof Packages, 'sandbox'>, Document>>

interface Document {
  readonly openapi: string
  readonly paths: object
  readonly components: {
    readonly examples?: Readonly<Record<string, { readonly value: object }>>
    readonly schemas: Readonly<
      Record<string, { readonly properties?: Readonly<Record<string, { readonly readOnly?: boolean }>> }>
    >
  }
}
