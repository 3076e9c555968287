import type { Message, OperationGoldens } from '../src/golden.ts'
import { type Deployment, jsonHead, openSource } from './deployments.ts'
import { refusedCredentials, requestsWith } from './request-goldens.ts'

const invalid = ['{"valid":false,"errors":[{"path":"tiles","message":"Required"}],', '"normalized":null}']

/** The validation of a dashboard. The open-source deployment answers without an envelope. */
export function validateDashboard(deployment: Deployment): OperationGoldens {
  const { base, json, foreign, answers, resolves } = deployment
  const start = `POST ${base}/dashboards/validate HTTP/1.1`
  const answer: Message = deployment === openSource ? [...jsonHead('200 OK'), ...invalid] : answers(...invalid)
  return {
    with: [{ name: '', tiles: [] }],
    requests: requestsWith([start, ...json], { 'sends a dashboard': '{"name":"","tiles":[]}' }),
    responses: [
      { name: 'resolves to what is wrong', answers: [answer], outcome: resolves(JSON.parse(invalid.join(''))) },
    ],
    refused: refusedCredentials(start, foreign, '{"name":"","tiles":[]}'),
  }
}
