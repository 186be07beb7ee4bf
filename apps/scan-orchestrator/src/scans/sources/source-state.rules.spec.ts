import { sourceState } from './source-state.rules'

const on = { isOn: true, isConfigured: true, searches: 0, failures: 0 }

test.each([
  [{ ...on }, 'working'],
  [{ ...on, searches: 5, failures: 2 }, 'working'],
  [{ ...on, searches: 4, failures: 2 }, 'failing'],
  [{ ...on, searches: 1, failures: 1 }, 'failing'],
  [{ ...on, isConfigured: false, searches: 1, failures: 1 }, 'not-configured'],
  [{ ...on, isOn: false, isConfigured: false, searches: 1, failures: 1 }, 'switched-off'],
])('%j is %s', (source, state) => {
  expect(sourceState(source)).toBe(state)
})
