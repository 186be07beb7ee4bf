import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import type { z } from 'zod'

/** One entry of helm/originseal/files/services.yaml, where its words are explained. */
interface Facts {
  calls?: Record<string, string>
  callsIfThere?: Record<string, string>
  allows?: Record<string, string>
  ownAddress?: string
  values?: Record<string, string>
  settings?: string[]
  fixed?: Record<string, string>
  fixedWithout?: Record<string, Record<string, string>>
  migrates?: string
  addresses?: { prefixes: string[]; exact: string[] }
  entryOf?: string
  roleOf?: string
  shards?: string
  secrets?: { needed: string[]; optional?: string[] }
  secretFiles?: string[]
  left?: Record<string, string>
}
interface Pod {
  securityContext: Record<string, unknown>
  automountServiceAccountToken: boolean
  volumes: { name: string; hostPath?: unknown; emptyDir?: unknown }[]
  containers: {
    image: string
    command?: string[]
    env?: { name: string; value?: string }[]
    securityContext: Record<string, unknown>
    startupProbe: Probe
    livenessProbe: Probe
    readinessProbe: Probe
    lifecycle: { preStop?: unknown }
  }[]
}
type Probe = { httpGet: { path: string } }
interface Peer {
  podSelector?: { matchLabels: Record<string, string> }
}
interface Manifest {
  kind: string
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> }
  data?: Record<string, string>
  spec: {
    template: { spec: Pod }
    replicas?: number
    clusterIP?: string
    podSelector: { matchLabels: Record<string, string> }
    ingress?: { ports: { port: string }[]; from: Peer[] }[]
    rules: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[]
    tls: unknown[]
  }
}

const repository = join(__dirname, '../..')
const chart = (...names: string[]) => join(repository, 'helm/originseal', ...names)
const read = (path: string): unknown => parse(readFileSync(path, 'utf8'))

const facts = read(chart('files/services.yaml')) as Record<string, Facts>
const values = read(chart('values.yaml')) as { services: Record<string, { settings: object }> }
const apps = readdirSync(join(repository, 'apps'))
const services = apps.filter((name) => existsSync(join(repository, 'apps', name, 'src/main.ts')))

/** Apps have no entry to be imported by; what they declare is read here as a start of theirs reads it. */
const declared = <Declared>(...path: string[]) => require(join(repository, 'apps', ...path)) as Declared
const contracts = <Declared>(file: string) =>
  require(join(repository, 'libs/contracts/src', file)) as Declared
const configKeys = (name: string): string[] => {
  const { roleOf, entryOf } = facts[name] as Facts
  const schema = entryOf
    ? declared<{ webConfigSchema: z.ZodObject }>(entryOf, 'src/config.ts').webConfigSchema
    : declared<{ configSchema: z.ZodObject }>(roleOf ?? name, 'src/config.ts').configSchema
  return Object.keys(schema.shape)
}
/** What is an app of its own, and what is another's in another role. */
const own = Object.keys(facts).filter((name) => facts[name]?.roleOf === undefined)
const roles = Object.keys(facts).filter((name) => !own.includes(name))

/** Every variable that the chart speaks of, however often. */
const spokenOf = (fact: Facts): string[] => [
  'SERVICE_HOST',
  'SERVICE_PORT',
  'BUILD_VERSION',
  'METRICS_PORT',
  'STOP_NOTICE_SECONDS',
  ...[fact.calls, fact.callsIfThere, fact.allows, fact.values, fact.fixed, fact.left].flatMap((each) =>
    Object.keys(each ?? {}),
  ),
  ...Object.values(fact.fixedWithout ?? {}).flatMap((fixed) => Object.keys(fixed)),
  ...(fact.migrates === undefined ? [] : [fact.migrates]),
  ...(fact.shards === undefined ? [] : [fact.shards]),
  ...(fact.ownAddress === undefined ? [] : [fact.ownAddress]),
  ...(fact.settings ?? []),
  ...(fact.secrets?.needed ?? []),
  ...(fact.secrets?.optional ?? []),
  ...(fact.secretFiles ?? []),
]

describe('SYS-08: the chart and the code', () => {
  it('have the same services', () => {
    const processes = own.filter((name) => facts[name]?.entryOf === undefined)
    expect(processes.toSorted()).toEqual(services.toSorted())
    expect(Object.keys(values.services).toSorted()).toEqual(Object.keys(facts).toSorted())
  })

  it.each(own)('%s: the chart speaks of each variable of its configuration once, and of no other', (name) => {
    expect(spokenOf(facts[name] as Facts).toSorted()).toEqual(configKeys(name).toSorted())
  })

  it.each(roles)(
    '%s: the chart speaks of no variable that its service does not have, and of none twice',
    (name) => {
      const spoken = spokenOf(facts[name] as Facts)
      expect(new Set(spoken).size).toBe(spoken.length)
      expect(configKeys(name)).toEqual(expect.arrayContaining(spoken))
      expect(facts[name]?.fixed).toHaveProperty('ROLE')
    },
  )

  it('W11: leads to the gateway what is in its route table, and no page', () => {
    const { prefixes, exact } = facts['gateway']?.addresses ?? { prefixes: [], exact: [] }
    const { publicEndpoints } = contracts<{ publicEndpoints: { path: string }[] }>('endpoints.ts')
    const { addressesOf } = contracts<{ addressesOf: (route: object) => string[] }>('endpoint.ts')
    const isLed = (path: string): boolean =>
      exact.includes(path) || prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
    expect(publicEndpoints.length).toBeGreaterThan(30)
    expect(publicEndpoints.flatMap((route) => addressesOf(route)).filter((path) => !isLed(path))).toEqual([])
    const pages = [
      '/',
      '/protect/step1',
      '/auth/oauth-success',
      '/auth/callback',
      '/login',
      '/downloads/one',
      '/assets/a.js',
    ]
    expect(pages.filter(isLed)).toEqual([])
  })

  it.each(own)('%s: its settings in values.yaml are settings', (name) => {
    const known = new Set(facts[name]?.settings)
    const given = Object.keys(values.services[name]?.settings ?? {})
    expect(given.filter((each) => !known.has(each))).toEqual([])
  })

  it('what opens a door is handed over by reference: no setting has a name of such a thing', () => {
    const open = Object.values(facts).flatMap(({ settings = [], values: places = {} }) =>
      settings.concat(Object.keys(places)),
    )
    expect(open.length).toBeGreaterThan(30)
    // An RPC of a chain may hold a key in its path; a Kubo node of one's own has none, and the schema refuses passwords.
    const opens = /SECRET|PASSWORD$|_KEY$|DATABASE|SMTP|(?<!IPFS_)RPC/u
    expect(open.filter((name) => opens.test(name))).toEqual([])
  })
})

/** Who may come to a port by this policy. */
const peers = (policy: Manifest | undefined, port: string): Peer[] =>
  (policy?.spec.ingress ?? []).filter((rule) => rule.ports[0]?.port === port).flatMap((rule) => rule.from)

describe.each(['minimal', 'full'])('SYS-08: the golden manifests of %s values', (name) => {
  const text = readFileSync(chart('tests/golden', `${name}.yaml`), 'utf8')
  const manifests = parseAllDocuments(text)
    .map((document) => document.toJS() as Manifest | null)
    .filter((each) => each !== null)
  const of = (kind: string) => manifests.filter((each) => each.kind === kind)
  const running = [...of('Deployment'), ...of('StatefulSet')]
  const enabled = running.map(({ metadata }) => metadata.labels['app.kubernetes.io/name'] as string)

  it('hold no Secret, and no ConfigMap holds what is one', () => {
    expect(of('Secret')).toEqual([])
    const secret = new Set(Object.values(facts).flatMap(({ secrets }) => Object.values(secrets ?? {}).flat()))
    expect(secret.size).toBeGreaterThan(8)
    const entries = of('ConfigMap').flatMap(({ data }) => Object.entries(data ?? {}))
    expect(entries.length).toBeGreaterThan(40)
    expect(entries.filter(([key, value]) => secret.has(key) || /:\/\/[^/]*@/u.test(value))).toEqual([])
  })

  it('keep to Pod Security `restricted`, write to volumes only and hold no right in the cluster', () => {
    const pods = [...running, ...of('Job')].map(({ spec }) => spec.template.spec)
    expect(pods.length).toBeGreaterThanOrEqual(4)
    for (const pod of pods) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
      expect(pod.securityContext).toHaveProperty(
        'seccompProfile.type',
        expect.stringMatching(/^(RuntimeDefault|Localhost)$/u),
      )
      expect(pod.automountServiceAccountToken).toBe(false)
      expect(pod.volumes.filter(({ hostPath }) => hostPath !== undefined)).toEqual([])
      expect(pod.volumes).toContainEqual({ name: 'scratch', emptyDir: { sizeLimit: expect.any(String) } })
      for (const container of pod.containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
    }
  })

  it('ask differently whether a process lives and whether it serves, and let it leave in peace', () => {
    for (const { spec } of running) {
      const [container] = spec.template.spec.containers
      expect(container?.livenessProbe.httpGet.path).toBe('/health/live')
      expect(container?.startupProbe.httpGet.path).toBe('/health/live')
      expect(container?.readinessProbe.httpGet.path).toBe('/health/ready')
      expect(container?.lifecycle.preStop).toEqual({ sleep: { seconds: 10 } })
    }
  })

  it('lead from outside to the gateway and the pages only, by TLS', () => {
    const ingresses = of('Ingress')
    expect(ingresses).toHaveLength(1)
    const paths = ingresses[0]?.spec.rules.flatMap(({ http }) => http.paths)
    const led = new Set(paths?.map(({ backend }) => backend.service.name))
    expect([...led]).toEqual(
      name === 'full' ? ['originseal-gateway', 'originseal-web'] : ['originseal-gateway'],
    )
    // What is served where nothing else is said: the pages.
    expect(paths?.filter(({ path }) => path === '/').map(({ backend }) => backend.service.name)).toEqual([
      name === 'full' ? 'originseal-web' : 'originseal-gateway',
    ])
    expect(ingresses[0]?.spec.tls).toHaveLength(1)
  })

  it('deny what is no arrow of the architecture: each service is called by its callers and nobody else', () => {
    const policies = of('NetworkPolicy')
    expect(
      policies.find(({ metadata }) => metadata.name === 'originseal-default-deny')?.spec.ingress,
    ).toBeUndefined()
    for (const service of enabled) {
      const callers = enabled.filter((caller) => {
        const { calls = {}, callsIfThere = {} } = facts[caller] as Facts
        return [...Object.values(calls), ...Object.values(callsIfThere)].includes(service)
      })
      const policy = policies.find(({ metadata }) => metadata.name === `originseal-${service}`)
      const from = peers(policy, 'http')
      const pods = from.flatMap(({ podSelector }) => podSelector?.matchLabels['app.kubernetes.io/name'] ?? [])
      expect([service, pods.toSorted()]).toEqual([service, callers.toSorted()])
      const isDoor = service === 'gateway' || service === 'web'
      expect([service, from.length - pods.length]).toEqual([service, isDoor ? 1 : 0])
    }
  })

  it('change schemas before pods are replaced, with the address of the database and nothing else in hand', () => {
    const jobs = of('Job').filter(({ metadata }) => metadata.name.endsWith('-migrations'))
    const migrating = enabled.filter((service) => facts[service]?.migrates && !facts[service]?.roleOf)
    // One of them is told to do it itself.
    const byJob = migrating.filter((service) => name === 'minimal' || service !== 'protection')
    expect(jobs.map(({ metadata }) => metadata.name).toSorted()).toEqual(
      byJob.map((service) => `originseal-${service}-migrations`).toSorted(),
    )
    for (const { metadata, spec } of jobs) {
      expect(metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
      const [container] = spec.template.spec.containers
      expect(container?.command).toEqual(['node', '/app/service/dist/migrate.js'])
      expect(container?.env?.map((each) => each.name)).toEqual(['DATABASE_URL'])
      const service = metadata.name.replace(/^originseal-|-migrations$/gu, '')
      const image = running.find((each) => each.metadata.name === `originseal-${service}`)
      expect(container?.image).toBe(image?.spec.template.spec.containers[0]?.image)
    }
    for (const { metadata, data } of of('ConfigMap')) {
      const service = metadata.labels['app.kubernetes.io/name'] as string
      if (!facts[service]?.migrates) continue
      const isByJob = byJob.includes(facts[service].roleOf ?? service)
      expect([service, data?.['MIGRATE_ON_START']]).toEqual([service, String(!isByJob)])
    }
  })

  it('hold the index in as many pods as shards, each told which one it is, and name all of them to those who ask', () => {
    const [index, ...more] = of('StatefulSet')
    expect(more).toEqual([])
    const asked = of('ConfigMap').find(({ metadata }) => metadata.name === 'originseal-scan-orchestrator')
    if (name === 'minimal')
      return expect([index, asked?.data?.['INDEX_URLS']]).toEqual([undefined, undefined])
    const [container] = index?.spec.template.spec.containers ?? []
    expect(index?.spec.replicas).toBe(3)
    expect(container?.env?.find((each) => each.name === 'INDEX_SHARD')?.value).toBe('$(POD_INDEX)/3')
    const hosts = [0, 1, 2].map((shard) => `originseal-scan-index-${shard}.originseal-scan-index`)
    expect(asked?.data?.['INDEX_URLS']).toBe(hosts.map((host) => `http://${host}:8080`).join(','))
    const service = of('Service').find(({ metadata }) => metadata.name === 'originseal-scan-index')
    expect(service?.spec.clusterIP).toBe('None')
    const orchestrator = running.find(({ metadata }) => metadata.name === 'originseal-scan-orchestrator')
    expect(container?.image).toBe(orchestrator?.spec.template.spec.containers[0]?.image)
  })

  it('tell their numbers to the collector only, and only where an installation wants it', () => {
    const isWanted = name === 'full'
    expect(of('ServiceMonitor')).toHaveLength(isWanted ? enabled.length : 0)
    expect(of('ConfigMap').filter(({ data }) => data?.['METRICS_PORT'] === '9090')).toHaveLength(
      isWanted ? enabled.length : 0,
    )
    for (const policy of of('NetworkPolicy').filter(
      ({ metadata }) => !/-(?:deny|topics|migrations)$/u.test(metadata.name),
    ))
      expect(peers(policy, 'metrics').map(({ podSelector }) => podSelector?.matchLabels)).toEqual(
        isWanted ? [{ app: 'prometheus' }] : [],
      )
  })

  it('scale what has waiting tasks by them, where an installation wants it; never twice', () => {
    const scaled = [...of('ScaledObject'), ...of('HorizontalPodAutoscaler')].map(
      ({ metadata }) => metadata.name,
    )
    expect(new Set(scaled).size).toBe(scaled.length)
    expect(of('ScaledObject').map(({ metadata }) => metadata.name)).toEqual(
      name === 'full' ? ['originseal-scan-orchestrator'] : [],
    )
  })
})
