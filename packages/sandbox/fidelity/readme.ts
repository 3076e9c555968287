// Measures the sandbox itself, and writes into its README how far it agrees with the servers of both ages.
import { readFileSync, writeFileSync } from 'node:fs'
import { withSection } from '../../../.ci/figures/section.ts'
import { type AgeText, ageText, fidelityText } from './figures.ts'
import { readCorpus } from './files.ts'
import { compareSandbox } from './in-process.ts'

const readme = new URL('../README.md', import.meta.url)
const corpus = readCorpus()
const ages: AgeText[] = []
for (const since of ['today', '2026-02-27'] as const)
  ages.push(ageText(await compareSandbox(corpus, since), since, corpus))
writeFileSync(readme, withSection(readFileSync(readme, 'utf8'), 'fidelity', fidelityText(ages)))
