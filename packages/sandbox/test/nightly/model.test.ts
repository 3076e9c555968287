import { followModel } from '../model/follow-model.ts'

followModel([3, 4, 5, 6])
