import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describeContract } from './describe-contract.ts'

describeContract('@clouddb/observability-oss', createObservabilityOssClient)
