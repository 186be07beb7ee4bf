import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What assembly/hamming.ts exports; every address is a byte offset into the memory. */
export interface Kernels {
  search(
    rows: number,
    dead: number,
    seen: number,
    query: number,
    limit: number,
    tables: number,
    tableCount: number,
    bits: number,
    directoryBytes: number,
    tableBytes: number,
    covered: number,
    count: number,
    hits: number,
    capacity: number,
  ): number
  lastExamined(): number
  buildTable(
    rows: number,
    count: number,
    from: number,
    bits: number,
    directory: number,
    ids: number,
    spare: number,
  ): void
  mergeTable(
    rows: number,
    covered: number,
    count: number,
    from: number,
    bits: number,
    directory: number,
    ids: number,
    spare: number,
  ): void
  measureAll(query: number, rows: number, count: number, distances: number): void
  removeKey(keys: number, dead: number, count: number, key: number): number
  compact(rows: number, keys: number, dead: number, count: number): number
}

/** What is used of it; the types of Node 20 leave it to those of the browser. */
declare namespace WebAssembly {
  export class Memory {
    readonly buffer: ArrayBuffer
    constructor(pages: { initial: number; maximum: number })
    /** @throws RangeError when there is no memory left */
    grow(pages: number): number
  }
  export class Module {
    constructor(bytes: Uint8Array)
  }
  export class Instance {
    readonly exports: Record<string, unknown>
    constructor(module_: Module, imports: Record<string, Record<string, unknown>>)
  }
}

/** An empty memory that can grow to the 4 GiB of 32-bit addresses. */
export function newMemory(): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: 1, maximum: 2 ** 16 })
}

let module_: WebAssembly.Module | undefined

/** Kernels that work on this memory; the module is compiled once a process. */
export function loadKernels(memory: WebAssembly.Memory): Kernels {
  module_ ??= new WebAssembly.Module(readFileSync(compiledKernels()))
  return new WebAssembly.Instance(module_, { env: { memory } }).exports as unknown as Kernels
}

/** In `dist` the build has put them beside this file; from source (jest) they are compiled once a text. */
function compiledKernels(): string {
  if (!__filename.endsWith('.ts')) return join(__dirname, 'hamming.wasm')
  const assembly = join(__dirname, '../../assembly')
  const digest = createHash('sha256')
  for (const name of ['hamming.ts', 'tables.ts', 'compile.mjs'])
    digest.update(readFileSync(join(assembly, name)))
  const path = join(__dirname, '../../../../.cache/kernels', `${digest.digest('hex')}.wasm`)
  if (!existsSync(path)) execFileSync(process.execPath, [join(assembly, 'compile.mjs'), path])
  return path
}
