import ts from 'typescript-5.9'

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  esModuleInterop: true,
}

/** A program as a script: without types, its imports as calls of `require`. */
export function compile(code: string): string {
  return ts.transpileModule(code, { compilerOptions: options }).outputText
}
