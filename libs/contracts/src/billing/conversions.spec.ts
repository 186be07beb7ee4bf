import { attribution } from './conversions'

test('who comes back a month after the comparison was seen is still attributed to it', () => {
  const elapsed = 30 * 86_400_000
  expect(attribution.parse({ elapsed })).toEqual({ elapsed })
})
