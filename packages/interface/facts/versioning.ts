import type { Fact } from './claim.ts'
import { scalingField, scalingUpdate, serviceField } from './subjects.ts'

const deprecatedFields = {
  'minTotalMemoryGb in the request': scalingField('minTotalMemoryGb'),
  'maxTotalMemoryGb in the request': scalingField('maxTotalMemoryGb'),
  'minTotalMemoryGb in the Service record': serviceField('minTotalMemoryGb'),
  'maxTotalMemoryGb in the Service record': serviceField('maxTotalMemoryGb'),
  'the tier field of the Service record': serviceField('tier'),
}

export const versioning: readonly Fact[] = [
  {
    section: '9',
    apis: ['management', 'observability-cloud'],
    says: 'the management API description is at version 1.0',
    claim: { kind: 'has the version', version: '1.0' },
  },
  {
    section: '9',
    apis: ['management', 'observability-cloud'],
    says: 'its paths are prefixed with `/v1`',
    claim: { kind: 'has the prefix', prefix: '/v1' },
  },
  {
    section: '9',
    apis: ['observability-oss'],
    says: 'the open-source observability API is prefixed with `/api/v2`',
    claim: { kind: 'has the prefix', prefix: '/api/v2' },
  },
  {
    section: '9',
    apis: ['management'],
    says: 'deprecated: the scaling update operation',
    claim: { kind: 'is deprecated itself', operation: scalingUpdate },
  },
  ...Object.entries(deprecatedFields).map(
    ([name, at]): Fact => ({
      section: '9',
      apis: ['management'],
      says: `deprecated: ${name}`,
      claim: { kind: 'is deprecated', at },
    }),
  ),
  {
    section: '9',
    apis: ['management'],
    says: 'the tier field is deprecated for the BASIC, SCALE and ENTERPRISE organization tiers',
    claim: {
      kind: 'says',
      of: serviceField('tier'),
      sentence: 'for the BASIC, SCALE and ENTERPRISE organization tiers',
    },
  },
  {
    section: '9',
    apis: ['management'],
    says: 'deprecation policy: not shown',
    claim: { kind: 'does not know', topic: 'a deprecation policy' },
  },
  {
    section: '9',
    apis: ['management'],
    says: 'removal dates: not shown',
    claim: { kind: 'does not know', topic: 'removal dates' },
  },
]
