import { type Fact, fact } from './claim.ts'
import { scalingField, scalingUpdate, serviceField } from './subjects.ts'

const deprecatedFields = {
  'minTotalMemoryGb in the request': scalingField('minTotalMemoryGb'),
  'maxTotalMemoryGb in the request': scalingField('maxTotalMemoryGb'),
  'minTotalMemoryGb in the Service record': serviceField('minTotalMemoryGb'),
  'maxTotalMemoryGb in the Service record': serviceField('maxTotalMemoryGb'),
  'the tier field of the Service record': serviceField('tier'),
}

export const versioning: readonly Fact[] = [
  fact('9', ['management', 'observability-cloud'], 'the management API description is at version 1.0', {
    kind: 'has the version',
    version: '1.0',
  }),
  fact('9', ['management', 'observability-cloud'], 'its paths are prefixed with `/v1`', {
    kind: 'has the prefix',
    prefix: '/v1',
  }),
  fact('9', ['observability-oss'], 'the open-source observability API is prefixed with `/api/v2`', {
    kind: 'has the prefix',
    prefix: '/api/v2',
  }),
  fact('9', ['management'], 'deprecated: the scaling update operation', {
    kind: 'is deprecated itself',
    operation: scalingUpdate,
  }),
  ...Object.entries(deprecatedFields).map(([name, at]) =>
    fact('9', ['management'], `deprecated: ${name}`, { kind: 'is deprecated', at }),
  ),
  fact('9', ['management'], 'the tier field is deprecated for the BASIC, SCALE and ENTERPRISE organization tiers', {
    kind: 'says',
    of: serviceField('tier'),
    sentence: 'for the BASIC, SCALE and ENTERPRISE organization tiers',
  }),
  fact('9', ['management'], 'deprecation policy: not shown', { kind: 'does not know', topic: 'a deprecation policy' }),
  fact('9', ['management'], 'removal dates: not shown', { kind: 'does not know', topic: 'removal dates' }),
]
