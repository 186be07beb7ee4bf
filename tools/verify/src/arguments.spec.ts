import { readArguments, UsageError } from './arguments'

describe('command line', () => {
  it('reads a document, an original and options', () => {
    const signer = 'AB:'.repeat(31) + 'AB'
    expect(
      readArguments(['a.pdf', 'b.png', '--rpc', 'http://x', '--json', '--lang', 'en', '--signer', signer]),
    ).toEqual({
      document: 'a.pdf',
      original: 'b.png',
      rpc: 'http://x',
      signer: 'ab'.repeat(32),
      json: true,
      language: 'en',
    })
    expect(readArguments(['a.pdf'])).toEqual({ document: 'a.pdf', json: false, language: 'zh-TW' })
    expect(readArguments(['--help'])).toBe('help')
  })

  it.each([
    [[]],
    [['a', 'b', 'c']],
    [['a', '--nonsense']],
    [['a', '--lang', 'fr']],
    [['a', '--rpc', 'file:///x']],
    [['a', '--signer', 'zz']],
  ])('does not understand %j', (argv) => {
    expect(() => readArguments(argv)).toThrow(UsageError)
  })
})
