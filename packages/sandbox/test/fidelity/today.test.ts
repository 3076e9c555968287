import { holdAgreement } from './hold-agreement.ts'

holdAgreement('today')
