// The language worker of a page. It is loaded when a reader edits an example.
import { createLanguages } from '../language.ts'
import type { Answer, Question } from '../messages.ts'

const languageFor = createLanguages(async (part) => {
  const answer = await fetch(new URL(`types/${part}.json`, location.href))
  if (!answer.ok) throw new Error(`The declarations of ${part} could not be loaded: ${answer.status}.`)
  return answer.json()
})

addEventListener('message', async ({ data: { id, method, given } }: MessageEvent<Question>) => {
  const read = async (): Promise<Answer> => {
    const language = await languageFor(given[0])
    const ask = language[method] as (...given: Question['given']) => unknown
    return { id, value: ask(...given) }
  }
  postMessage(await read().catch((error: Error): Answer => ({ id, error: error.message })))
})
