import type { OperationGoldens } from '../src/golden.ts'
import { sectionOf, type Texts } from '../src/golden-text.ts'
import type { Deployment } from './deployments.ts'
import { listGoldens } from './page-goldens.ts'
import { notServed } from './response-goldens.ts'

export function listSources(deployment: Deployment, texts: Texts): OperationGoldens {
  const { base, answers, resolves } = deployment
  const common = listGoldens(deployment, 'sources', sectionOf(texts, 'listSources').payloads)
  return {
    ...common,
    responses: [
      ...common.responses,
      {
        name: 'keeps a kind of source that the document does not list',
        undescribed: 'A newer server sends values that the document does not list.',
        answers: [answers('[{"id":"65f5e4a3b9e77c001a907890","kind":"promql","name":null,"from":null}]')],
        outcome: resolves([{ id: '65f5e4a3b9e77c001a907890', kind: 'promql', name: null, from: null }]),
      },
      notServed(`GET ${base}/sources`),
    ],
  }
}
