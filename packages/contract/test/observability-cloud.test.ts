import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { describeContract } from './describe-contract.ts'

describeContract('@clouddb/observability-cloud', createObservabilityCloudClient)
