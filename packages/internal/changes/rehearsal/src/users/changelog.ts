/** What a CHANGELOG says of a version; empty where it says nothing. */
export function entryOf(changelog: string, version: string): string {
  const [, entry = ''] = changelog.split(new RegExp(`^## ${version.replaceAll('.', '\\.')}$`, 'm'))
  return entry.split(/^## /m)[0]?.trim() ?? ''
}

/** The sentences of an entry that stand under a heading of its lists: `Breaking`, `Added`. */
export function sentencesOf(entry: string, heading: string): string[] {
  const lists = entry.matchAll(new RegExp(`${heading}:\\s*\\n((?:\\s*\\n|\\s+- .*\\n?)+)`, 'g'))
  return [...lists].flatMap(([, list = '']) => [...list.matchAll(/^\s+- (.+)$/gm)].map(([, sentence = '']) => sentence))
}

/** Where a compiler's complaints and the breaking changes of a CHANGELOG do not speak of the same. */
export function unexplained(complaints: readonly string[], sentences: readonly string[]): string[] {
  const names = complaints.map((complaint) => [...complaint.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))
  const says = (sentence: string, name: string) => new RegExp(`\\b${name}\\b`).test(sentence)
  // A complaint begins with what it is about; the types that it names after that are where it was looked for.
  const isSaid = ([name]: readonly string[]) => name !== undefined && sentences.some((sentence) => says(sentence, name))
  return [
    ...complaints
      .filter((_, index) => !isSaid(names[index] ?? []))
      .map((complaint) => `The CHANGELOG does not say what breaks here: ${complaint}`),
    ...sentences
      .filter((sentence) => !names.some(([name]) => name !== undefined && says(sentence, name)))
      .map((sentence) => `Nothing of the program breaks by what the CHANGELOG calls breaking: ${sentence}`),
  ]
}
