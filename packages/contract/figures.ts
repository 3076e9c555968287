import { writeFileSync } from 'node:fs'
import { createManagementClient } from '@clouddb/management'
import { bundledDocument, startMock } from '@clouddb/mock'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { type ClientFactory, createCoverage, deriveCases, readDocument, runCase } from './src/index.ts'
import { type DocumentFigures, figuresFile, figuresOf } from './test/figures.ts'

const factories: Readonly<Record<string, ClientFactory>> = {
  '@clouddb/management': createManagementClient,
  '@clouddb/observability-cloud': createObservabilityCloudClient,
  '@clouddb/observability-oss': createObservabilityOssClient,
}

const figures: Record<string, DocumentFigures> = {}
for (const [name, createClient] of Object.entries(factories)) {
  figures[name] = await measure(name, createClient)
}
writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`)

async function measure(name: string, createClient: ClientFactory): Promise<DocumentFigures> {
  const raw = bundledDocument(name)
  const document = readDocument(raw)
  const cases = deriveCases(document)
  const coverage = createCoverage(document, 'mock')
  const mock = await startMock(raw)
  for (const item of cases.filter(({ modes }) => modes.includes('mock'))) {
    coverage.add(item, await runCase(item, { document, createClient, url: mock.url, fetch: mock.fetch }))
  }
  await mock.close()
  const { keys, reachable, reached } = coverage.figures()
  process.stdout.write(`${name}: ${cases.length} cases, ${keys} keys, ${reached} of ${reachable} reached\n`)
  return figuresOf(document, cases, coverage)
}
