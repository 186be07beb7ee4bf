import { notSearched, notSearchedByPicture } from '@originseal/contracts'
import { unsearched, unsearchedRegisters } from './unsearched-registers.rules'

test.each([
  ['the made-up register', ['DEMONSTRATION'], ['foreign-registers']],
  ['Taiwan’s office', ['TIPO'], ['foreign-registers']],
  ['Taiwan’s office and another', ['TIPO', 'USPTO'], ['further-registers']],
  ['another office alone', ['USPTO'], ['taiwan-register', 'further-registers']],
])('with %s loaded the others are not searched', (_, sources, registers) => {
  expect(unsearchedRegisters(sources)).toEqual(registers)
  for (const all of [notSearched, notSearchedByPicture]) {
    const told: readonly string[] = unsearched<string>(all, sources)
    expect(told.filter((each) => each.endsWith('register') || each.endsWith('registers'))).toEqual(registers)
    expect(told).toContain('well-known-status')
  }
})
