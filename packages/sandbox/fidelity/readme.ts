// Compares the sandbox with both servers, and writes the figures into its README.
import { readFileSync, writeFileSync } from 'node:fs'
import { withSection } from '../../../.ci/figures/section.ts'
import { compareSandbox, type ServerRows, serverRows } from './compare-sandbox.ts'
import { servers } from './corpus.ts'
import { readCorpus } from './corpus-files.ts'

const readme = new URL('../README.md', import.meta.url)
const corpus = readCorpus()
const rows: ServerRows[] = []
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
writeFileSync(readme, withSection(readFileSync(readme, 'utf8'), 'fidelity', section.join('\n')))
