import type { Config } from '@redocly/openapi-core'

/** The message of a rule, and the cure that the configuration says of it. */
export function withCure(config: Config, rule: string, wrong: string): { message: string; cure: string } {
  const { message: template = '{{message}}' } = config.getRuleSettings(rule, 'oas3_1') as { message?: string }
  const [message = '', cure = ''] = template.replace('{{message}}', () => wrong).split(/\s*Cure: /)
  return { message, cure }
}
