/** Whether one sentence of a text says what a sentence of the interface document says; see `Sentences`. */
export function saysSo(text: string, sentence: string): boolean {
  const { wanted, denied } = demandOf(sentence)
  return sentencesOf(text).some((words) => {
    const end = endOf(words, wanted)
    return end !== undefined && denialsIn(words.slice(0, end)) === denied
  })
}

/** Whether one sentence of a text says that a topic is not known. */
export function deniesKnowing(text: string, topic: string): boolean {
  const wanted = wordsOf(topic)
  return sentencesOf(text).some(
    (words) => endOf(words, wanted) !== undefined && unknown.some((denial) => endOf(words, denial) !== undefined),
  )
}

/** Whether every sentence of a text that speaks of a topic says that it is a public fact. */
export function knowsPublicly(text: string, topic: string): boolean {
  const wanted = wordsOf(topic)
  return sentencesOf(text).every(
    (words) => endOf(words, wanted) === undefined || endOf(words, publicFact) !== undefined,
  )
}

const small = new Set(
  'a an the of is are be been in to if it its and or for with by at as that this which when also can may have has who s'.split(
    ' ',
  ),
)

/** The words of a text without the small ones, in lower case and without the endings that differ by number. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9_]+/g) ?? []
  return words.filter((word) => !small.has(word)).map(stemOf)
}

/** Words that the two documents spell or form differently. */
const otherForms = new Map([
  ['behaviour', 'behavior'],
  ['comparison', 'compared'],
])

const stemOf = (word: string): string =>
  (otherForms.get(word) ?? word).replace(/(?<=[a-z]{2})ies$/, 'y').replace(/(?<=[a-z]{2}[^su])s$/, '')

const unknown = ['not known', 'not specified', 'not part'].map(wordsOf)
const publicFact = wordsOf('public fact')

const sentences = new Map<string, readonly string[][]>()

/** The words of each sentence; a semicolon ends one, too. */
function sentencesOf(text: string): readonly string[][] {
  const known = sentences.get(text) ?? text.split(/(?<=[.;?!])\s+|\n/).map(wordsOf)
  // A run that checks thousands of changed documents meets thousands of texts.
  if (sentences.size > 1000) sentences.clear()
  sentences.set(text, known)
  return known
}

interface Demand {
  readonly wanted: readonly string[]
  /** How often it says no. */
  readonly denied: number
}

const demands = new Map<string, Demand>()

function demandOf(sentence: string): Demand {
  const known = demands.get(sentence)
  if (known) return known
  const marked = [...sentence.matchAll(/\*([^*]+)\*/g)].map(([, words]) => words)
  const wanted = wordsOf(marked.length > 0 ? marked.join(' ') : sentence)
  const demand = { wanted, denied: denialsIn(wordsOf(sentence)) }
  demands.set(sentence, demand)
  return demand
}

const denials = new Set(['not', 'no', 'never', 'cannot', 'nor', 'neither', 'nothing', 'none', 'without'])

const denialsIn = (words: readonly string[]): number => words.filter((word) => denials.has(word)).length

/** Where the wanted words, met in their order, have all been met. */
function endOf(words: readonly string[], wanted: readonly string[]): number | undefined {
  if (wanted.length === 0) return undefined
  let met = 0
  for (const [index, word] of words.entries()) {
    if (word === wanted[met]) met += 1
    if (met === wanted.length) return index + 1
  }
  return undefined
}
