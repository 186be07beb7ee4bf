import { Refusal } from '../refusal'
import { describeEndpoints, readAsked } from './engines-command'
import { privateKubo } from './private-kubo'

describe('npm run engines', () => {
  it('starts all unless some are named', () => {
    expect(readAsked([])).toMatchObject({
      only: ['postgres', 'kafka', 'minio', 'kubo'],
      stop: false,
      fresh: false,
    })
    expect(readAsked(['--only', 'kafka, minio', '--stop'])).toMatchObject({
      only: ['kafka', 'minio'],
      stop: true,
    })
    expect(readAsked(['-h'])).toBe('help')
  })

  it.each([['--only', 'redis'], ['--faster'], ['postgres']])('refuses %s', (...argv) => {
    expect(() => readAsked(argv)).toThrow(Refusal)
  })

  it('never shows a password', () => {
    const lines = describeEndpoints({
      postgres: { adminUrl: 'postgres://owner:secret@127.0.0.1:5432/postgres' },
    })
    expect(lines[0]).toBe('postgres  127.0.0.1:5432')
    expect(lines.slice(1).every((line) => line.endsWith('does not run'))).toBe(true)
  })
})

it('a private Kubo is found by nobody and asks nobody', () => {
  const made = {
    Identity: { PeerID: 'a' },
    Bootstrap: ['auto'],
    Addresses: { Swarm: ['/ip4/0.0.0.0/tcp/4001'] },
  }
  const settings = privateKubo(made, 5001)
  expect(settings).toMatchObject({
    Identity: { PeerID: 'a' },
    Bootstrap: [],
    Addresses: { API: '/ip4/127.0.0.1/tcp/5001', Swarm: [], Gateway: [] },
    Routing: { Type: 'none' },
    Discovery: { MDNS: { Enabled: false } },
    Provide: { Enabled: false },
  })
  expect(JSON.stringify(settings)).not.toMatch(/"auto"|0\.0\.0\.0/u)
})
