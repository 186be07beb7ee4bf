import { isAnswered } from './provider-answers.rules'

const attempts = [
  { number: 'OS1', payment: 'card' as const },
  { number: 'OS2', payment: 'atm' as const },
  { number: 'OS3', payment: 'transfer' as const },
]
const answer = (attemptNumber: string, minute: number) => ({
  attemptNumber,
  answeredAt: `2026-11-25T08:0${minute}:00.000Z`,
})

describe('ADMIN-04: the provider has answered', () => {
  it('once every try that it knows has a later answer than before', () => {
    expect(isAnswered(attempts, [], [answer('OS1', 1)])).toBe(false)
    expect(isAnswered(attempts, [], [answer('OS1', 1), answer('OS2', 1)])).toBe(true)
  })

  it('not by what it said before', () => {
    const before = [answer('OS1', 1), answer('OS2', 1)]
    expect(isAnswered(attempts, before, before)).toBe(false)
    expect(isAnswered(attempts, before, [answer('OS1', 2), answer('OS2', 1)])).toBe(false)
    expect(isAnswered(attempts, before, [answer('OS1', 2), answer('OS2', 3)])).toBe(true)
  })
})
