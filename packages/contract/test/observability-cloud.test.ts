import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { describeConversions } from './conversions/describe-conversions.ts'
import { describeContract } from './describe-contract.ts'

// In one file, because the cases that both use take seconds to derive.
describeContract('@clouddb/observability-cloud', createObservabilityCloudClient)
describeConversions('observability-cloud')
