import { compileFunction, createContext, type CompileFunctionOptions, Script } from 'node:vm'
import { compilingOnce, IN_THIS_REALM } from './script-cache.cjs'

const filename = '/a/module.js'
const parameters = ['module', 'require']
const inContext = (globals: object = {}): CompileFunctionOptions => ({
  filename,
  parsingContext: createContext({ Error, ...globals }),
})
const untouched: typeof compileFunction = () => {
  throw new Error('not to be asked')
}

/** Where the error says that it was thrown: line and column. */
function placeOf(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    return /module\.js:(\d+:\d+)/u.exec((error as Error).stack ?? '')?.[1]
  }
  throw new Error('nothing was thrown')
}

describe('a module that several test files load', () => {
  it('runs for each with its own globals and its own state', () => {
    const compile = compilingOnce(untouched)
    const code = 'let count = 0; module.next = () => name + (count += 1)'
    const [one, other] = [{}, {}] as { next: () => string }[]
    compile(code, parameters, inContext({ name: 'one' }))(one)
    compile(code, parameters, inContext({ name: 'other' }))(other)
    expect([one!.next(), one!.next(), other!.next()]).toEqual(['one1', 'one2', 'other1'])
  })

  it('is compiled once', () => {
    const run = jest.spyOn(Script.prototype, 'runInContext')
    const compile = compilingOnce(untouched)
    for (const _ of [1, 2]) compile('module.a = 1', parameters, inContext())
    const [first, second] = run.mock.contexts
    expect(first).toBeDefined()
    expect(second).toBe(first)
    run.mockRestore()
  })

  it('runs with the process’ own globals where there is no other context', () => {
    const options = { filename, parsingContext: IN_THIS_REALM }
    expect(compilingOnce(untouched)('return Array', parameters, options)()).toBe(Array)
  })

  it('is compiled again when its code has changed', () => {
    const compile = compilingOnce(untouched)
    const answers = ['return 1', 'return 2', 'return 1'].map((code) =>
      compile(code, parameters, inContext())(),
    )
    expect(answers).toEqual([1, 2, 1])
  })
})

it.each([
  ['on the first line', 'throw new Error("first")'],
  ['below', '\n\n  throw new Error("third")'],
])('an error is reported where jest itself would report it: %s', (_, code) => {
  const cached = compilingOnce(untouched)(code, parameters, inContext())
  const plain = compileFunction(code, parameters, inContext())
  expect(placeOf(() => cached())).toBe(placeOf(() => plain()))
})

it('code that ends with a comment is whole', () => {
  expect(compilingOnce(untouched)('return 1 // one', parameters, inContext())()).toBe(1)
})

it('code that is none is refused', () => {
  expect(() => compilingOnce(untouched)('retur 1', parameters, inContext())).toThrow('Unexpected')
})

it('code that belongs to no context is left to Node', () => {
  expect(compilingOnce(compileFunction)('return name', ['name'], { filename })('Node')).toBe('Node')
})
