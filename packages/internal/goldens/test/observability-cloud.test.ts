import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { describeGoldens } from './describe-goldens.ts'

describeGoldens('observability-cloud', createObservabilityCloudClient)
