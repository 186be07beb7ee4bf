import { until } from '@originseal/testing'
import { HandOver, readCredentials } from './hand-over'
import { ProviderKeys } from './provider-keys'
import type { ProviderKeySettings } from './provider-key-settings'
import { TimestampAuthority } from './timestamp-authority'
import { startVaultDouble, type VaultDouble } from './vault.fixture'

let vault: VaultDouble
const running: ProviderKeys[] = []
beforeEach(async () => {
  vault = await startVaultDouble('scan-orchestrator')
})
afterEach(async () => {
  for (const keys of running.splice(0)) await keys.beforeApplicationShutdown()
  await vault.close()
})

function start(settings: ProviderKeySettings): ProviderKeys {
  const keys = new ProviderKeys('scan-orchestrator', settings)
  keys.onApplicationBootstrap()
  running.push(keys)
  return keys
}
const comes = (keys: ProviderKeys, value: string | undefined) =>
  until(async () => keys.current('TINEYE_KEY') === value, { what: `the key ${value}`, within: 20_000 })

test('ADMIN-07: a service has a key of the vault, its next version and its withdrawal without a restart', async () => {
  const keys = start(vault.settings)
  vault.keys = [{ name: 'TINEYE_KEY', version: 1, value: 'the-first-key' }]
  await comes(keys, 'the-first-key')
  vault.keys = [{ name: 'TINEYE_KEY', version: 2, value: 'the-second-key' }]
  await comes(keys, 'the-second-key')
  const said = async () =>
    vault.held.some(
      ({ name, source, version }) => name === 'TINEYE_KEY' && source === 'vault' && version === 2,
    )
  await until(said, { what: 'it says what it has', within: 20_000 })
  vault.isAway = true
  const before = vault.held
  await until(async () => vault.held !== before, { what: 'it asks the vault that is away', within: 20_000 })
  expect(keys.current('TINEYE_KEY')).toBe('the-second-key')
  vault.isAway = false
  vault.keys = []
  await comes(keys, undefined)
}, 60_000)

test('ADMIN-07: a key of the environment wins, and the vault is told so', async () => {
  vault.keys = [{ name: 'TINEYE_KEY', version: 1, value: 'of-the-vault' }]
  const keys = start({ ...vault.settings, TINEYE_KEY: 'of-the-environment' })
  await until(async () => vault.held.length > 0, { what: 'the first request', within: 20_000 })
  expect(keys.current('TINEYE_KEY')).toBe('of-the-environment')
  expect(vault.held).toContainEqual({
    name: 'TINEYE_KEY',
    source: 'environment',
    version: null,
    usedAt: null,
  })
})

test('ADMIN-07: the vault is told when a key was used last, and not that somebody looked whether there is one', async () => {
  vault.keys = [{ name: 'TINEYE_KEY', version: 1, value: 'the-first-key' }]
  const keys = start(vault.settings)
  await comes(keys, 'the-first-key')
  const said = () => vault.held.find(({ name }) => name === 'TINEYE_KEY')
  await until(async () => said()?.version === 1, { what: 'it says what it has', within: 20_000 })
  expect(said()?.usedAt).toBeNull()
  const before = new Date().toISOString()
  keys.noteUse('TINEYE_KEY')
  keys.noteUse('SERP_LENS_KEY')
  await until(async () => (said()?.usedAt ?? '') >= before, { what: 'it says when', within: 20_000 })
  expect(vault.held.find(({ name }) => name === 'SERP_LENS_KEY')?.usedAt).toBeNull()
}, 60_000)

test('ADMIN-07: what is not for this service is not taken, and another credential opens nothing', async () => {
  vault.keys = [
    { name: 'META_ACCESS_TOKEN', version: 1, value: 'for-billing-alone' },
    { name: 'TINEYE_KEY', version: 1, value: 'the-first-key' },
  ]
  const keys = start(vault.settings)
  const stranger = start({ ...vault.settings, PROVIDER_KEYS_CREDENTIAL: 'x'.repeat(32) })
  await comes(keys, 'the-first-key')
  expect(keys.current('META_ACCESS_TOKEN')).toBeUndefined()
  expect(stranger.current('TINEYE_KEY')).toBeUndefined()
})

test('ADMIN-07: a token that was not made under the credential is of nobody', async () => {
  const handOver = new HandOver(readCredentials(`billing=${'b'.repeat(32)}`))
  expect(await handOver.asked('no token')).toBeUndefined()
  expect(await handOver.asked(`${btoa('{"alg":"none"}')}.${btoa('{"iss":"billing"}')}.`)).toBeUndefined()
  expect(() => readCredentials('billing=short')).toThrow('entry 1')
  expect(() => readCredentials(`a=${'b'.repeat(32)},a=${'c'.repeat(32)}`)).toThrow('twice')
})

test('ADMIN-07: an authority that an administrator typed can not be one inside; the environment may name one', async () => {
  const typed = new TimestampAuthority({
    fromEnvironment: () => undefined,
    fromVault: () => 'http://127.0.0.1:9/',
    noteUse: () => undefined,
  })
  const { tsaUrl, tsaPost } = typed.stamping()
  expect(tsaUrl).toBe('http://127.0.0.1:9/')
  await expect(tsaPost?.(tsaUrl ?? '', Buffer.alloc(1), 1_000)).rejects.toThrow('not')
  const own = new TimestampAuthority({
    fromEnvironment: () => 'http://127.0.0.1:9/',
    fromVault: () => undefined,
    noteUse: () => undefined,
  })
  expect(own.stamping()).toEqual({ tsaUrl: 'http://127.0.0.1:9/' })
  await Promise.all([typed.onApplicationShutdown(), own.onApplicationShutdown()])
})
