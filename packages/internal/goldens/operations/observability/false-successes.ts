import type { RefusedCall } from '../../src/goldens/golden.ts'
import type { Deployment } from './deployments/deployment.ts'

/** Successes that are none: of a proxy, of a server that died, of something else than this API. */
export function falseSuccesses({ section, answers, deleted }: Deployment): RefusedCall[] {
  return [
    {
      name: 'does not believe a success in HTML',
      answer: ['HTTP/1.1 200 OK', 'content-type: text/html', '', '<!doctype html><title>Sign in</title>'],
      error: 'ResponseParseError',
      says: 'Sign in',
    },
    {
      section,
      name: 'does not believe a success without its payload',
      answer: deleted,
      error: 'ResponseParseError',
      says: 'its body has no',
    },
    {
      name: 'does not believe a success whose payload is null',
      answer: answers('null'),
      error: 'ResponseParseError',
      says: 'its body has `null` for its payload',
    },
    {
      name: 'does not believe a success in text',
      answer: ['HTTP/1.1 200 OK', 'content-type: text/plain', '', 'OK'],
      error: 'ResponseParseError',
      says: 'not JSON',
    },
  ]
}
