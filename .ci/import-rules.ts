import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'

const apiPackages = '^packages/(management|observability-cloud|observability-oss)/'

const fromSources = '^packages/internal/goldens/(operations|src/(?!mock/))'

const forbidden: Readonly<Record<string, IForbiddenRuleType>> = {
  'no import cycle between files': {
    comment: 'Files that import each other cannot be read one by one.',
    from: {},
    to: { circular: true },
  },
  'no import cycle between folders': {
    comment: 'A folder is read after the folders that it imports.',
    scope: 'folder',
    from: { path: '/src(/|$)' },
    to: { circular: true },
  },
  'an API package imports no other API package': {
    comment: 'API packages share through openapi/shared. One package must work without another one.',
    from: { path: apiPackages },
    to: { path: apiPackages, pathNot: '^packages/$1/' },
  },
  'client-core imports no other package of the repository and no document': {
    comment: 'client-core carries any call. It must not know whose call it is.',
    from: { path: '^packages/client-core/src/' },
    to: {
      path: '^(packages/(?!client-core/)|openapi/|apps/)|\\.(json|ya?ml)$',
      pathNot: '^packages/client-core/package\\.json$',
    },
  },
  'a published package imports no private package, except the readers of documents and of commands, and the telemetry':
    {
      comment: 'A private package is absent after an install. The build inlines these three.',
      from: { path: '^packages/(?!internal/)[^/]+/src/' },
      to: {
        path: '^(packages/internal/|openapi/)',
        pathNot: '^packages/internal/(document/src|command/src|telemetry/src)/',
      },
    },
  'published code imports neither the contract command nor, except contract, the sandbox': {
    comment: 'A package must not need the tools that test it.',
    from: { path: '^packages/(?!internal/)([^/]+)/src/' },
    to: { path: '^packages/(contract|sandbox)/', pathNot: '^packages/$1/' },
  },
  'the sample imports the API packages and as-code by name, and nothing else of the repository': {
    comment: 'The sample is written as a user would write it.',
    from: { path: '^apps/sample/(src/|clouddb\\.ts)' },
    to: { path: '^(packages|openapi)/', pathNot: [`${apiPackages}dist/`, '^packages/as-code/dist/'] },
  },
  'the site imports the API packages, as-code, the sandbox and the document reader': {
    comment: 'The site shows what users install, and reads documents as the generator does.',
    from: { path: '^apps/site/src/' },
    to: {
      path: '^(packages|openapi)/',
      pathNot: [
        `${apiPackages}(dist/|openapi\\.json)`,
        '^packages/(as-code|sandbox)/dist/',
        '^packages/internal/(document|generator)/src/',
      ],
    },
  },
  'the sandbox, its telemetry and as-code import nothing of Node, except in their commands': {
    comment: 'They run wherever `fetch` does, as in tests and in browsers. Only a command reads files.',
    from: { path: '^packages/(sandbox|as-code|internal/telemetry)/src/(?!command/|bin\\.ts)' },
    to: { dependencyTypes: ['core'] },
  },
  'generated code imports generated code, client-core, and the types of the records that a document names': {
    comment: 'Generated code must follow from the document alone.',
    from: { path: '/src/generated/' },
    to: {
      pathNot: [
        '/src/generated/',
        '^packages/client-core/',
        '^packages/[^/]+/package\\.json$',
        `${apiPackages}dist/generated/schema\\.d\\.ts$`,
      ],
    },
  },
  'goldens import nothing that could read a document': {
    comment: 'What is written from the sources must be able to disagree with a document.',
    from: { path: fromSources },
    to: { pathNot: [fromSources, '^(node:)?(events|net|util)$'] },
  },
  'a package is imported by its name': {
    comment: 'A relative path into another package would miss its exports.',
    from: { path: '^(packages/internal/[^/]+|packages/(?!internal/)[^/]+|apps/[^/]+)/' },
    to: { path: '^(packages|apps|openapi)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  },
}

/** The imports that must never exist. `test/imports.test.ts` fails where one does. */
export const importRules: IConfiguration = {
  forbidden: Object.entries(forbidden).map(([name, rule]) => ({ name, severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules|/dist/|\\.json$' },
    exclude: { path: '/installation/|/generator/node_modules/|apps/site/generator/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'default', 'types'],
      extensions: ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
