import { transform } from 'sucrase'

/**
 * Turns a program into a script: types go, and imports become calls of `require`. Each line stays where it is.
 *
 * @throws Error with a place, `loc`, if the syntax is wrong.
 */
export function compileProgram(program: string): string {
  return transform(program, { transforms: ['typescript', 'imports'], disableESTransforms: true }).code
}
