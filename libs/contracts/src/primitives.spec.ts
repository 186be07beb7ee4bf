import { emailPattern } from './identity/accounts'
import { emailAddress, writtenLine } from './primitives'

test('a written line takes every character of the basic plane but those that Unicode calls controls', () => {
  const line = writtenLine(2)
  const isControl = /\p{Cc}/u
  const wrong = Array.from({ length: 0x1_00_00 }, (_, point) => String.fromCodePoint(point)).filter(
    (character) => line.safeParse(character).success === isControl.test(character),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['ming@example.tw', true],
  [`${'m'.repeat(64)}@example.tw`, true],
  [`${'m'.repeat(65)}@example.tw`, false],
  ['ming@example', false],
])('the mailbox %s is one that mail can go to: %s', (address, isOne) => {
  expect([emailAddress.safeParse(address).success, emailPattern.test(address)]).toEqual([isOne, isOne])
})
