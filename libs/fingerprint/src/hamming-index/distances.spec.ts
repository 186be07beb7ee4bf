import { randomOf } from '../fixtures/random'
import { distancesBetween } from './distances'

const hashes = (seed: number, count: number): Uint8Array => {
  const random = randomOf(seed)
  return Uint8Array.from({ length: count * 32 }, () => random() * 256)
}

function counted(a: Uint8Array, i: number, b: Uint8Array, j: number): number {
  let bits = 0
  for (let k = 0; k < 32; k++)
    bits += ((a[i * 32 + k]! ^ b[j * 32 + k]!).toString(2).match(/1/g) ?? []).length
  return bits
}

test.each([
  ['a few', 7, 5],
  ['more than a page of memory', 40, 3_000],
])('every distance is that of the bits counted one by one: %s', (_, few, many) => {
  const [a, b] = [hashes(1, few), hashes(2, many)]
  const distancesOf = distancesBetween(a, b, many - 1)
  for (const i of [0, few - 1])
    expect([...distancesOf(i)]).toEqual(Array.from({ length: many - 1 }, (_zero, j) => counted(a, i, b, j)))
})

test('all bits and none', () => {
  const [none, all] = [new Uint8Array(32), new Uint8Array(32).fill(255)]
  expect([...distancesBetween(none, Buffer.concat([none, all]), 2)(0)]).toEqual([0, 256])
})

test('no hashes have no distances', () => {
  expect([...distancesBetween(hashes(1, 1), new Uint8Array(0), 0)(0)]).toEqual([])
})
