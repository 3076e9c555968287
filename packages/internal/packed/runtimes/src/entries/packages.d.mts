import type { Packages } from '../program/packages.ts'

export declare const packages: Packages
