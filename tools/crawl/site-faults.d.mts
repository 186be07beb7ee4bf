import type { ReadPage } from './page-faults.mjs'

export function siteFaults(pages: readonly ReadPage[]): string[]
