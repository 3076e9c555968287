import { describeConversions } from '../conversions/describe-conversions.ts'

// The same generator makes the conversions of the open-source document, which the other tier tests.
describeConversions('observability-cloud')
