import type { Documents } from '../program/packages.ts'

export declare const documents: Documents
