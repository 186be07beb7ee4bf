import { lastSequenceOf } from './last-event-id.rules'

test.each([
  [undefined, 0],
  ['', 0],
  ['0', 0],
  ['41', 41],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['1e300', 0],
  ['-1', 0],
  ['1.5', 0],
  ['Infinity', 0],
  ['0x10', 0],
  [' 7', 0],
  ['9'.repeat(400), 0],
])('Last-Event-ID %p: the stream goes on after %i', (header, sequence) => {
  expect(lastSequenceOf(header)).toBe(sequence)
})
