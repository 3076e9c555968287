import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describeContract } from '../describe-contract.ts'

// The suites of the other tier send one case of each kind; here every operation sends all its cases.
describeContract('@clouddb/management', createManagementClient, true)
describeContract('@clouddb/observability-cloud', createObservabilityCloudClient, true)
describeContract('@clouddb/observability-oss', createObservabilityOssClient, true)
