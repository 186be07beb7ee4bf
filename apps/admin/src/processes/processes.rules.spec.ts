import { stateOf } from './processes.rules'

it.each([
  ['down', []],
  ['down', ['silent']],
  ['down', ['not-ready', 'silent']],
  ['partly', ['ready', 'silent']],
  ['partly', ['ready', 'not-ready']],
  ['ready', ['ready', 'ready']],
] as const)('ADMIN-02: %s is a service with processes that are %j', (state, processes) => {
  expect(stateOf(processes.map((each) => ({ state: each })))).toBe(state)
})
