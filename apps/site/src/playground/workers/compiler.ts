// In a worker of the page: TypeScript, fetched when somebody first runs or changes an example.
import { type Check, createCheck } from '../check.ts'
import { compile } from '../compile.ts'
import type { CompilerAnswer, CompilerRequest } from '../messages.ts'

// Without declarations a program can be run all the same.
const check: Promise<Check> = fetch(new URL('types.json', location.href))
  .then((answer) => answer.json())
  .then((files: Record<string, string>) => createCheck(files))
  .catch(() => () => [])

addEventListener('message', async ({ data: { id, code } }: MessageEvent<CompilerRequest>) => {
  const complaints = (await check)(code)
  const answer: CompilerAnswer = { id, script: compile(code), complaints }
  postMessage(answer)
})
