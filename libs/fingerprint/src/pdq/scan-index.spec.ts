import fc from 'fast-check'
import { hammingDistance } from './hash-hex'
import { ScanIndex } from './scan-index'

const hash = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
/** Hashes that are near each other, so that limits matter. */
const nearHash = fc
  .uint8Array({ minLength: 2, maxLength: 2 })
  .map((bytes) => Buffer.from(bytes).toString('hex').padStart(64, '0'))
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), id: fc.nat(40).map(String), hash: fc.oneof(hash, nearHash) }),
  fc.record({ do: fc.constant('remove' as const), id: fc.nat(40).map(String) }),
)

test('the scan index answers as a naive scan does, after any additions, replacements and removals', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), nearHash, fc.nat(256), (steps, query, limit) => {
      const index = new ScanIndex()
      const naive = new Map<string, string>()
      for (const action of steps) {
        if (action.do === 'add') {
          index.add(action.id, action.hash)
          naive.set(action.id, action.hash)
        } else expect(index.remove(action.id)).toBe(naive.delete(action.id))
      }
      const expected = [...naive]
        .map(([id, stored]) => ({ id, distance: hammingDistance(stored, query) }))
        .filter(({ distance }) => distance <= limit)
        .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
      expect(index.size).toBe(naive.size)
      expect(index.within(query, limit)).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})
