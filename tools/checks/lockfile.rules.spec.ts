import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsOf, pendingIn } from './lockfile.rules.mjs'

const integrity = `sha512-${'A'.repeat(86)}==`
const good = { version: '1.0.0', integrity }
const elsewhere = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }
type Entries = Parameters<typeof faultsOf>[0]['packages']

const faults = (packages: Entries, settings: Parameters<typeof faultsOf>[1] = {}) =>
  faultsOf({ packages: { '': {}, 'libs/own': { version: '0.1.0' }, ...packages } }, settings)

describe('an entry of the lockfile', () => {
  it('is in order with its integrity, as a link to a workspace, or inside another package', () => {
    expect(
      faults({
        'node_modules/a': good,
        'node_modules/own': { resolved: 'libs/own', link: true },
        'node_modules/a/node_modules/b': { version: '1.0.0', inBundle: true },
      }),
    ).toEqual([])
  })

  it.each([
    ['no integrity', { version: '1.0.0' }],
    ['a weak one', { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    [
      'a weak one beside a strong one',
      { version: '1.0.0', integrity: `sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk= ${integrity}` },
    ],
    ['a cut one', { version: '1.0.0', integrity: integrity.slice(0, 40) }],
    ['none for another platform, unknown to the list', elsewhere],
  ])('is refused with %s', (_, entry) => {
    expect(faults({ 'node_modules/a': entry })).toEqual(['node_modules/a has no sha512 integrity'])
  })

  it('of another platform may await its value by name and version, and no longer than that', () => {
    const pending = ['a@1.0.0']
    expect(faults({ 'node_modules/a': elsewhere }, { pending })).toEqual([])
    expect(faults({ 'node_modules/a': { ...elsewhere, version: '1.0.1' } }, { pending })).toEqual([
      'node_modules/a has no sha512 integrity',
      'a@1.0.0 awaits no integrity any more',
    ])
    expect(faults({ 'node_modules/a': { ...elsewhere, integrity } }, { pending })).toEqual([
      'a@1.0.0 awaits no integrity any more',
    ])
    expect(faults({ 'node_modules/a': { version: '1.0.0' } }, { pending })).toHaveLength(2)
  })

  it('is refused when it names a registry', () => {
    const resolved = 'https://registry.example/a/-/a-1.0.0.tgz'
    expect(faults({ 'node_modules/a': { ...good, resolved } })).toEqual(['node_modules/a names a registry'])
  })

  it('is refused with an install script that nobody has decided upon', () => {
    const entries = { 'node_modules/a': { ...good, hasInstallScript: true } }
    expect(faults(entries)).toEqual([
      'node_modules/a has an install script that allowScripts does not decide upon',
    ])
    for (const decided of [true, false]) expect(faults(entries, { allowScripts: { a: decided } })).toEqual([])
  })
})

describe('the lockfile of this repository', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, path), 'utf8'))

  it('awaits no value: who adds an optional package that its registry does not show names it here', () => {
    const pending = read('integrity-pending.json') as string[]
    expect(pendingIn(read('../../package-lock.json') as Parameters<typeof pendingIn>[0])).toEqual(pending)
    expect(pending).toEqual([])
  })
})
