// What `language.ts` imports.
const names = [
  'createLanguageService',
  'displayPartsToString',
  'flattenDiagnosticMessageText',
  'ModuleDetectionKind',
  'ModuleKind',
  'ModuleResolutionKind',
  'ScriptSnapshot',
  'ScriptTarget',
]

/** Functions that add fixes and refactorings, which the editor does not offer. */
export const unneeded: string[] = ['registerCodeFix', 'registerRefactor']

/**
 * Turns the one file of the compiler into a module, of which a bundle keeps only what is used, and leaves out its last part,
 * the server for editors. The bundle is a quarter smaller then.
 *
 * @throws Error if the file has another form, as that of another version can.
 */
export function languageServiceModule(compiler: string): string {
  const form =
    /^(?<start>"use strict";.*?)^__export\(typescript_exports, .*?^module\.exports = [^\n]*(?<rest>.*?)^\/\/ src\/server\//ms
  const { start, rest } = form.exec(compiler)?.groups ?? {}
  if (start === undefined || rest === undefined)
    throw new Error(
      'The file of the compiler has an unknown form. Adapt src/playground/language-service-module.ts to it.',
    )
  return `${start}${rest}\nexport { ${names.join(', ')} }\n`
}
