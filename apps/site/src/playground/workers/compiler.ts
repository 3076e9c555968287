// The compiler worker of a page. It is loaded when a reader first runs or edits an example.
import { type Check, compile, createCheck } from '../compiler.ts'
import type { CompilerAnswer, CompilerRequest } from '../run.ts'

// Without declarations, programs run without a type check.
const check: Promise<Check> = fetch(new URL('types.json', location.href))
  .then((answer) => answer.json())
  .then((files: Record<string, string>) => createCheck(files))
  .catch(() => () => [])

addEventListener('message', async ({ data: { id, code } }: MessageEvent<CompilerRequest>) => {
  const complaints = (await check)(code)
  const answer: CompilerAnswer = { id, script: compile(code), complaints }
  postMessage(answer)
})
