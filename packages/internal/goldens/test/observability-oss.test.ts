import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { describeGoldens } from './describe-goldens.ts'

describeGoldens('observability-oss', createObservabilityOssClient)
