import { loadKernels, newMemory, type Kernels } from './kernels'
import { PAGE_BYTES, ROW_BYTES } from './layout'

/** A memory with the kernels on it; made at the first need, since most processes that load the library compare nothing. */
let made: { memory: ReturnType<typeof newMemory>; kernels: Kernels } | undefined

function workspace(): NonNullable<typeof made> {
  if (!made) {
    const memory = newMemory()
    made = { memory, kernels: loadKernels(memory) }
  }
  return made
}

/**
 * The distance, in bits, of a hash of `a` to each of the first `count` of `b`, both of 32 bytes a hash and one after
 * another. A result holds until the next is asked for.
 */
export function distancesBetween(a: Uint8Array, b: Uint8Array, count: number): (hash: number) => Uint16Array {
  const { memory, kernels } = workspace()
  // The module's own data lie in the first page.
  const rows = PAGE_BYTES
  const queries = rows + count * ROW_BYTES
  const results = queries + a.length
  const missing = results + count * 2 - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES))
  const bytes = new Uint8Array(memory.buffer)
  bytes.set(b.subarray(0, count * ROW_BYTES), rows)
  bytes.set(a, queries)
  const distances = new Uint16Array(memory.buffer, results, count)
  return (hash) => {
    kernels.measureAll(queries + hash * ROW_BYTES, rows, count, results)
    return distances
  }
}
