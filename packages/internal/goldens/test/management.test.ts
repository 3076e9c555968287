import { createManagementClient } from '@clouddb/management'
import { describeGoldens } from './describe-goldens.ts'

describeGoldens('management', createManagementClient)
