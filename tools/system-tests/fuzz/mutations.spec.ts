import { createHash } from 'node:crypto'
import { MUTATIONS, mutate } from './mutations.mjs'

const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a4944415478da63680000008200817744f1560000000049454e44ae426082',
  'hex',
)
const FILES = [
  PNG,
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffda0008010100003f00d2ffd9', 'hex'),
  Buffer.from('RIFF\x14\0\0\0WEBPVP8 \x08\0\0\0abcdefgh', 'latin1'),
  Buffer.from('\0\0\0\x10ftypavif\0\0\0\0\0\0\0\x10meta\0\0\0\0free', 'latin1'),
  Buffer.from('GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1'),
  Buffer.from('x'),
]

/** Numbers in [0, 1), the same for the same seed. */
const randomOf = (seed: number) => {
  let drawn = 0
  return () => createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE() / 2 ** 32
}

test.each(Object.keys(MUTATIONS))(
  '%s: every seed gives a file, and the given one stays as it was',
  (name) => {
    const kept = FILES.map((file) => file.toString('hex'))
    for (let seed = 0; seed < 400; seed++) {
      const random = randomOf(seed)
      const [file, other] = [FILES[seed % FILES.length]!, FILES[(seed * 7 + 1) % FILES.length]!]
      expect(MUTATIONS[name]!(file, random, other)).toBeInstanceOf(Uint8Array)
    }
    expect(FILES.map((file) => file.toString('hex'))).toEqual(kept)
  },
)

test('the same random numbers give the same file; most files differ from what they were made of', () => {
  let changed = 0
  for (let seed = 0; seed < 500; seed++) {
    const make = (): ReturnType<typeof mutate> => mutate(PNG, randomOf(seed), FILES[1]!)
    expect(make()).toEqual(make())
    if (!make().bytes.equals(PNG)) changed++
  }
  expect(changed).toBeGreaterThan(400)
})
