import { doneSteps, startSteps } from './start-here.rules'

const nothing = { email: 'ming@example.tw', emailConfirmed: false, works: 0, scans: 0 }

it('nothing is done at first', () => {
  expect(doneSteps(nothing).size).toBe(0)
})

it.each([
  ['email', { emailConfirmed: true }],
  ['email', { email: null }],
  ['seal', { works: 1 }],
  ['scan', { scans: 1 }],
])('%s is done by %o', (step, change) => {
  expect([...doneSteps({ ...nothing, ...change })]).toEqual([step])
})

it('all are done in the end', () => {
  expect(doneSteps({ email: null, emailConfirmed: false, works: 2, scans: 1 }).size).toBe(startSteps.length)
})
