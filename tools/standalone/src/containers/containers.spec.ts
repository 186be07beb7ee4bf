import { withInstances } from '../instances'
import { environmentOf, services } from '../processes'
import type { System } from '../system'
import { containerArguments } from './container-arguments'
import { insideContainer } from './inside-container'

/** A run on real servers, as far as the table of services asks for it. */
const system = {
  repository: '/repository',
  version: '0.1.0+07e85212',
  folder: (...names: string[]) => ['/data', ...names].join('/'),
  port: (name: string) => 20_000 + name.length,
  url: (name: string) => `http://127.0.0.1:${20_000 + name.length}`,
  address: (name: string) => `http://127.0.0.1:${20_000 + name.length}`,
  databaseUrl: (name: string) => `postgres://${name}:secret@127.0.0.1/${name}`,
  database: { adminPassword: 'secret' },
  chain: { id: 31_337, folder: '/data/chain', keyFile: '/data/chain/sealing-key' },
  settings: {
    port: 8080,
    chromium: '/opt/browser',
    adminEmail: 'admin@originseal.local',
    engines: {
      kafka: { brokers: '127.0.0.1:9092' },
      kubo: { rpcUrl: 'http://127.0.0.1:5001' },
      minio: {
        endpoint: 'http://127.0.0.1:9000',
        accessKeyFile: '/data/engines/minio-access-key',
        secretKeyFile: '/data/engines/minio-secret-key',
      },
    },
  },
} as unknown as System

/** What each service is told and handed in a container. */
const inContainer = Object.fromEntries(
  services.map((service) => {
    const inside = insideContainer(system)
    const own = environmentOf(service, inside.system)
    return [service.name, { own, mounts: inside.mounts(own) }]
  }),
)

describe('SYS-02: a service in a container', () => {
  it.each(services.map((service) => [service.name, service] as const))(
    '%s has the variables that it has outside, with no path of this machine in them',
    (name, service) => {
      const { own } = inContainer[name]!
      expect(Object.keys(own)).toEqual(Object.keys(environmentOf(service, system)))
      expect(Object.values(own).filter((value) => /^\/(?:data|repository|opt)/u.test(value))).toEqual([])
    },
  )

  it.each(services.map(({ name }) => name))('%s has what its variables name, and nothing else', (name) => {
    const { own, mounts } = inContainer[name]!
    const values = new Set(Object.values(own))
    const unnamed = mounts.filter(({ path }) => ![...values].some((value) => value.startsWith(path)))
    expect(unnamed).toEqual([])
    const places = [...values].filter((value) => /^\/(?:var\/lib|run\/secrets)\//u.test(value))
    const handed = mounts.map(({ path }) => path)
    expect(places.filter((place) => !handed.some((path) => place.startsWith(path)))).toEqual([])
  })

  it('has the secrets of others no more than in the cluster', () => {
    const secrets = Object.entries(inContainer).map(([name, { mounts }]) => [
      name,
      mounts.flatMap(({ host, isSecret }) => (isSecret ? host : [])),
    ])
    const keys = ['/data/engines/minio-access-key', '/data/engines/minio-secret-key']
    expect(Object.fromEntries(secrets)).toEqual({
      'sandbox-market': [],
      'sandbox-bank': [],
      billing: [],
      enforcement: keys,
      trademark: keys,
      admin: [],
      identity: [],
      protection: [...keys, '/data/chain/sealing-key'],
      'scan-orchestrator': keys,
      gateway: [],
    })
  })

  it('is run as the chart runs it, and no value of a variable stands in the list of processes', () => {
    const args = containerArguments({
      engine: 'podman',
      name: 'one',
      image: 'originseal/identity:dev',
      user: '10001:10001',
      keepsUser: false,
      mounts: [
        { host: '/data/mails', path: '/var/lib/originseal/mails', isSecret: false },
        { host: '/data/key', path: '/run/secrets/originseal/key', isSecret: true },
      ],
      variables: ['DATABASE_URL'],
      marks: { MARK: 'one' },
    })
    const line = args.join(' ')
    for (const part of ['--read-only', '--cap-drop ALL', '--security-opt no-new-privileges'])
      expect(line).toContain(part)
    expect(line).toContain('--user 10001:10001')
    expect(line).toContain('--volume /data/mails:/var/lib/originseal/mails ')
    expect(line).toContain('--volume /data/key:/run/secrets/originseal/key:ro')
    expect(line).toContain('--env DATABASE_URL --env MARK=one originseal/identity:dev')
    expect(line).not.toContain('seccomp=')
  })
})

it('SYS-02: a second process of a service gets keys and tells how it is as the first does', () => {
  const number = { identity: 1, protection: 1, 'scan-orchestrator': 2, gateway: 1 }
  const [first, second] = withInstances(services, number)
    .filter(({ app, name }) => (app ?? name) === 'scan-orchestrator')
    .map((each) => environmentOf(each, system))
  expect(first).toMatchObject({ ADMIN_URL: system.url('admin'), BUILD_VERSION: system.version })
  for (const variable of ['ADMIN_URL', 'BUILD_VERSION', 'PROVIDER_KEYS_CREDENTIAL'])
    expect([variable, second?.[variable]]).toEqual([variable, first?.[variable]])
  expect(first?.PROVIDER_KEYS_CREDENTIAL).toMatch(/^[0-9a-f]{64}$/)
})
