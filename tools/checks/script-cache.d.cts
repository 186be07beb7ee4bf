import type { compileFunction } from 'node:vm'

export function compilingOnce(original: typeof compileFunction): typeof compileFunction
export function cacheScripts(): void
