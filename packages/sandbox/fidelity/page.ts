// Compares the sandbox with both servers, and writes the figures and the functions of queries into its page.
import { readFileSync, writeFileSync } from 'node:fs'
import { compareSandbox, serverRows } from './compare-sandbox.ts'
import { readCorpus, servers } from './corpus.ts'
import { functionRows } from './function-rows.ts'

const page = new URL('../docs/fidelity.md', import.meta.url)
const corpus = readCorpus()
const rows: ReturnType<typeof serverRows>[] = []
for (const server of servers) rows.push(serverRows(await compareSandbox(corpus, server), server, corpus))
const section = [
  '| server of | agreement for documented operations | | agreement for all requests | |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...rows.map(({ agreement }) => agreement),
  '',
  '| server of | answers that differ | reason |',
  '| --- | ---: | --- |',
  ...rows.flatMap(({ differences }) => differences),
]
writeFileSync(page, replaced(replaced(readFileSync(page, 'utf8'), 'fidelity', section), 'functions', functionRows()))

function replaced(text: string, name: string, rows: readonly string[]): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The page lacks the marks of the section. Add ${start} and ${end}.`)
  return `${text.slice(0, from + start.length)}\n\n${rows.join('\n')}\n\n${text.slice(to)}`
}
