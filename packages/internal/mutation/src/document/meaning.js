import { operationsOf } from '@clouddb/spec/document/operations'
import { subsetOf } from './subset.ts'

const words =
  /^(description|summary|title|info|tags|deprecated|externalDocs|x-(provenance(-note)?|public|deprecation-reason))$/
/** A property may have such a name, too; then an object stands there. */
const isWords = (key, value) => words.test(key) && (key === 'info' || typeof value !== 'object' || Array.isArray(value))
/** A document or a part of it without words, and without other keys: where it is the same, compilers, clients and servers see no difference. */
export function meaningOf(part, ...besides) {
  return JSON.stringify(part, (key, value) => (isWords(key, value) || besides.includes(key) ? undefined : value))
}
/**
 * What a mock judges requests by. Where it is the same, and the client is the same as well, literal bytes of requests and
 * of answers meet what they met before.
 */
export function requestMeaningOf(document) {
  const { responses = {}, ...components } = document.components
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([item, methods]) => [
      item,
      Object.fromEntries(Object.entries(methods).map(([method, each]) => [method, withBareAnswers(each)])),
    ]),
  )
  const bare = Object.fromEntries(Object.entries(responses).map(([name, response]) => [name, bareAnswer(response)]))
  const judged = { ...document, paths, components: { ...components, responses: bare } }
  const operations = operationsOf(judged).map(({ id }) => id)
  return meaningOf(subsetOf(judged, operations)).replace(/"x-extensible-enum":\[[^\]]*\],?/g, '')
}
function withBareAnswers(operation) {
  if (!operation?.responses) return operation
  const answers = Object.entries(operation.responses).map(([status, response]) => [status, bareAnswer(response)])
  return { ...operation, responses: Object.fromEntries(answers) }
}
/** The media types of an answer, and nothing of what it holds. */
function bareAnswer(response) {
  return response.$ref ? response : { content: Object.keys(response.content ?? {}) }
}
