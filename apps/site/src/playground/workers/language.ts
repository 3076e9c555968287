// The language worker of a page. It is loaded when a reader edits an example.
import { createLanguage } from '../language.ts'
import type { Answer, Language, Question } from '../messages.ts'

const language: Promise<Language> = fetch(new URL('types.json', location.href))
  .then((answer) => answer.json())
  .then(createLanguage)

addEventListener('message', async ({ data: { id, method, given } }: MessageEvent<Question>) => {
  const read = async (): Promise<Answer> => {
    const ask = (await language)[method] as (...given: Question['given']) => unknown
    return { id, value: ask(...given) }
  }
  postMessage(await read().catch((error: Error): Answer => ({ id, error: error.message })))
})
