import { followModel } from './model/follow-model.ts'

followModel([1, 2])
