import { faultIn } from './faults'

describe('what a log line says about a fault', () => {
  it.each([
    ['{"level":50,"msg":"the chain does not answer"}', 'the chain does not answer'],
    ['{"level":60,"msg":"out of memory"}', 'out of memory'],
    ['TypeError: undefined is not a function', 'TypeError: undefined is not a function'],
    ['2026-11-21 UTC [7] FATAL:  no space left', '2026-11-21 UTC [7] FATAL:  no space left'],
  ])('is told from %s', (line, said) => {
    expect(faultIn(line)).toBe(said)
  })

  it.each([
    '{"level":30,"msg":"an Error: in a message is no fault"}',
    '{"half":',
    '    at Object.<anonymous> (main.js:1:1)',
    '2026-11-21 UTC [7] FATAL:  the database system is starting up',
    'listening; ERRORS are counted',
  ])('is nothing in %s', (line) => {
    expect(faultIn(line)).toBeUndefined()
  })
})
