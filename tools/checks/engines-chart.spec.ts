import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

interface Container {
  image: string
  securityContext: object
  readinessProbe: { timeoutSeconds?: number; periodSeconds: number; exec?: object }
}
interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: { template: { spec: { containers: Container[] } } }
}
interface Facts {
  secrets?: { needed: string[] }
  roleOf?: string
  secretFiles?: string[]
}

const read = (...names: string[]) => readFileSync(join(__dirname, '../..', ...names), 'utf8')
const helm = (...names: string[]) => read('helm', ...names)
const manifests = parseAllDocuments(helm('originseal-engines/tests/golden/trial.yaml'))
  .map((document) => document.toJS() as Manifest | null)
  .filter((each) => each !== null)
const facts = parse(helm('originseal/files/services.yaml')) as Record<string, Facts>
/** One in another role has the Secret of its service. */
const withSecrets = Object.entries(facts).filter(
  ([, { secrets, roleOf }]) => secrets !== undefined && roleOf === undefined,
)
const secretOf = (name: string): string[] => {
  const secret = manifests.find((each) => each.kind === 'Secret' && each.metadata.name === name)
  return Object.keys({ ...secret?.data, ...secret?.stringData })
}

describe('SYS-08: the engines for trying it out', () => {
  it.each(withSecrets)(
    'make the Secret of %s with every key that it needs',
    (name, { secrets, secretFiles = [] }) => {
      const needed = [
        ...(secrets?.needed ?? []),
        ...secretFiles.map((variable) => variable.replace(/_FILE$/u, '')),
      ]
      expect(needed.length).toBeGreaterThan(0)
      expect(secretOf(`originseal-${name}`)).toEqual(expect.arrayContaining(needed))
    },
  )

  it('are one pod each, of an image whose version is named, without rights', () => {
    const pods = manifests.filter(({ kind }) => kind === 'StatefulSet').map(({ spec }) => spec.template.spec)
    expect(pods).toHaveLength(6)
    for (const [container] of pods.map(({ containers }) => containers)) {
      expect(container?.image).toMatch(/:v?\d/u)
      expect(container?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      })
    }
  })
  it('are asked whether they serve with more patience than the second that a cluster has by itself', () => {
    const pods = manifests.filter(({ kind }) => kind === 'StatefulSet').map(({ spec }) => spec.template.spec)
    const probes = pods.flatMap(({ containers }) => containers.map(({ readinessProbe }) => readinessProbe))
    expect(probes.filter(({ exec }) => exec !== undefined).length).toBeGreaterThan(1)
    for (const probe of probes) expect(probe.timeoutSeconds).toBeGreaterThanOrEqual(5)
  })

  it('have the version of Kubo that its contract is tested on', () => {
    const version = /ipfs\/kubo:(v[\d.]+)/u
    const tested = /ipfs\/kubo', version: '(v[\d.]+)'/u.exec(read('tools/engines/src/servers/kubo.ts'))?.[1]
    expect(tested).toMatch(/^v/u)
    expect(version.exec(helm('originseal-engines/values.yaml'))?.[1]).toBe(tested)
    expect(version.exec(read('deploy/compose/engines.yaml'))?.[1]).toBe(tested)
  })

  it('are described with a TLS certificate that browsers take: the host is in subjectAltName', () => {
    const { publicUrl } = parse(read('deploy/environments/local.values.yaml')) as { publicUrl: string }
    const recipe = /^openssl req .*-keyout tls\.key.*$/mu.exec(
      helm('originseal-engines/README.md').replaceAll('\\\n', ''),
    )?.[0]
    expect(recipe).toContain(`-addext subjectAltName=DNS:${new URL(publicUrl).hostname}`)
  })
})
