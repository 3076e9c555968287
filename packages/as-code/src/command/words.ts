import { CodeError } from '../form/problems.ts'

/** `1 object`, `1,204 objects` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** Refuses a mistake of the user. The message says what is wrong and how to fix it. */
export function refuse(problem: string): never {
  throw new CodeError([problem])
}
