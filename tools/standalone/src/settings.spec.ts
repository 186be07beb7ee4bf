import { Refusal } from '@originseal/engines'
import { readSettings } from './settings'

const prepared = { directory: '/srv/originseal', fresh: false, chromium: '' }

describe('settings', () => {
  it('are the usual ones when nothing is set, or set to nothing', () => {
    const usual = {
      port: 8080,
      marketPort: 8090,
      bankPort: 8091,
      dataDir: '/srv/originseal/.data',
      fresh: false,
      chromium: '',
      adminEmail: 'admin@originseal.local',
      sendsMails: false,
      engines: {},
      instances: { identity: 1, protection: 1, 'scan-orchestrator': 1, gateway: 1 },
      balancers: {},
    }
    expect(readSettings({}, prepared)).toEqual(usual)
    const empty = { PORT: '', MARKET_PORT: '', DATA_DIR: '', ADMIN_EMAIL: '', SMTP_URL: '' }
    expect(readSettings(empty, prepared)).toEqual(usual)
  })

  it('take a folder as it is when absolute, from the repository when not', () => {
    expect(readSettings({ DATA_DIR: '/var/kept' }, prepared).dataDir).toBe('/var/kept')
    expect(readSettings({ DATA_DIR: 'kept' }, prepared).dataDir).toBe('/srv/originseal/kept')
  })

  it('say who administers, and whether mails leave the machine', () => {
    const given = { ADMIN_EMAIL: 'chief@example.com', SMTP_URL: 'smtp://localhost:25' }
    expect(readSettings(given, prepared)).toMatchObject({
      adminEmail: 'chief@example.com',
      sendsMails: true,
    })
  })

  it.each(['0', '65536', '80.5', 'http', '-1', '8080x'])('refuse the port %s in one sentence', (PORT) => {
    expect(() => readSettings({ PORT }, prepared)).toThrow(Refusal)
    expect(() => readSettings({ PORT }, prepared)).toThrow(
      `PORT must be a port from 1 to 65535, not '${PORT}'.`,
    )
  })

  it('count the processes of what may be several', () => {
    const { instances } = readSettings({ ORCHESTRATORS: '2', GATEWAYS: '3' }, prepared)
    expect(instances).toEqual({ identity: 1, protection: 1, 'scan-orchestrator': 2, gateway: 3 })
    for (const GATEWAYS of ['0', '10', '1.5', 'two'])
      expect(() => readSettings({ GATEWAYS }, prepared)).toThrow(
        `GATEWAYS must be a number from 1 to 9, not '${GATEWAYS}'.`,
      )
  })

  it('have several of what is found at one address only where something balances between them', () => {
    expect(() => readSettings({ IDENTITIES: '2' }, prepared)).toThrow('set IDENTITY_URL to its address')
    const IDENTITY_URL = 'http://127.0.0.1:9'
    const { instances, balancers } = readSettings({ IDENTITIES: '2', IDENTITY_URL }, prepared)
    expect([instances.identity, balancers]).toEqual([2, { identity: IDENTITY_URL }])
    const protections = { PROTECTIONS: '2', PROTECTION_URL: IDENTITY_URL }
    expect(() => readSettings(protections, prepared)).toThrow('need a Kubo node')
    const onEngines = { ...prepared, onEngines: true }
    const kubo = { ...protections, KUBO_RPC_URL: 'http://127.0.0.1:5001' }
    expect(readSettings(kubo, onEngines).instances.protection).toBe(2)
  })

  it('do not delete what engines keep', () => {
    const asked = { ...prepared, fresh: true, onEngines: true }
    expect(() => readSettings({}, asked)).toThrow('npm run engines -- --fresh')
  })

  it('refuse one port for two', () => {
    expect(() => readSettings({ PORT: '8090' }, prepared)).toThrow(
      'PORT, MARKET_PORT and BANK_PORT must differ.',
    )
  })
})
