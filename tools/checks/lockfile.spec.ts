import { missingEntries } from './lockfile.mjs'

const lock = (optional: Record<string, string>, more: Record<string, object> = {}) => ({
  packages: { '': {}, 'node_modules/tool': { optionalDependencies: optional }, ...more },
})

describe('the lockfile', () => {
  it('lacks nothing when every optional package is named, wherever npm has put it', () => {
    const nested = { 'node_modules/tool/node_modules/tool-linux-x64': {} }
    expect(missingEntries(lock({ 'tool-linux-x64': '1.0.0' }, nested))).toEqual([])
    expect(
      missingEntries(lock({ 'tool-linux-x64': '1.0.0' }, { 'node_modules/tool-linux-x64': {} })),
    ).toEqual([])
  })

  it.each([
    ['@a/tool-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['tool-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['tool-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['tool-linux-amd64', { os: ['linux'], cpu: ['x64'] }],
    ['tool-win32-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
  ])('gets for %s the platform that its name says', (name, platform) => {
    const expected = [[`node_modules/${name}`, { version: '1.2.3', optional: true, ...platform }]]
    expect(missingEntries(lock({ [name]: '1.2.3' }))).toEqual(expected)
  })

  it.each([
    ['fsevents', '~2.3.2'],
    ['tool-linux-x64', '^1.0.0'],
  ])('is not completed by guessing for %s@%s', (name, version) => {
    expect(() => missingEntries(lock({ [name]: version }))).toThrow(`${name}@${version}`)
  })
})
