import { holdAgreement } from './hold-agreement.ts'

holdAgreement('2026-02-27')
