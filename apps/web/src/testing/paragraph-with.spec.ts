import { paragraphWith } from './paragraph-with'

const text = 'Of 1,274 copies 1,255 were found.\n40 pictures in 49 ways, 99.9 % of 80,000'

test('a line has the numbers in their order, each by itself', () => {
  expect(paragraphWith(text, 1274, 1255)).toBe('Of 1,274 copies 1,255 were found.')
  expect(paragraphWith(text, 40, 49, '99.9')).toMatch(/^40 /)
  for (const numbers of [[1255, 1274], [1274, 49], [8], [255], ['9.9'], [80]])
    expect([numbers, paragraphWith(text, ...numbers)]).toEqual([numbers, undefined])
})
