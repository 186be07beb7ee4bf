import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

interface Manifest {
  kind: string
  metadata: { name: string; annotations?: Record<string, string> }
  spec: {
    replicas?: number
    strategy?: { type: string; rollingUpdate?: { maxSurge: number; maxUnavailable: number } }
    ttlSecondsAfterFinished?: number
    template: { spec: { volumes: { name: string; emptyDir?: object; persistentVolumeClaim?: object }[] } }
  }
}

const golden = join(__dirname, '../../helm/originseal/tests/golden')
const read = (name: string): Manifest[] =>
  parseAllDocuments(readFileSync(join(golden, `${name}.yaml`), 'utf8'))
    .map((document) => document.toJS() as Manifest | null)
    .filter((each) => each !== null)
const short = ({ metadata }: Manifest): string => metadata.name.replace('originseal-', '')

// `minimal` keeps IPFS blocks on protection's volume; `full` has Kubo, and a marketplace with files of its own. The keys of
// enforcement's mails are files in both.
describe.each([
  { name: 'minimal', replaced: ['protection'], claims: ['enforcement', 'identity', 'protection'] },
  { name: 'full', replaced: ['sandbox-market'], claims: ['enforcement', 'sandbox-market'] },
])('SYS-08: an upgrade with $name values', ({ name, replaced, claims }) => {
  const manifests = read(name)
  const of = (kind: string) => manifests.filter((each) => each.kind === kind)

  it('D12: ends an old pod when the new one serves, but where two pods may not have the same files', () => {
    const deployments = of('Deployment')
    const ended = deployments.filter(({ spec }) => spec.strategy?.type === 'Recreate')
    expect(ended.map(short)).toEqual(replaced)
    for (const { spec } of deployments.filter((each) => !ended.includes(each)))
      expect(spec.strategy).toEqual({
        type: 'RollingUpdate',
        rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
      })
  })

  it('finds a volume that outlives the pod only where files are kept', () => {
    expect(of('PersistentVolumeClaim').map(short)).toEqual(claims)
    const protection = of('Deployment').find((each) => short(each) === 'protection')
    const files = protection?.spec.template.spec.volumes.find((volume) => volume.name === 'files')
    expect(Object.keys(files ?? {})).toEqual([
      'name',
      claims.includes('protection') ? 'persistentVolumeClaim' : 'emptyDir',
    ])
  })

  it('leaves a job that failed for an hour, so that its log can be read, and no longer', () => {
    const jobs = of('Job')
    expect(jobs.length).toBeGreaterThan(2)
    for (const { metadata, spec } of jobs) {
      // Helm removes what succeeded; what a hook made is in no release and outlives an uninstallation.
      expect(metadata.annotations?.['helm.sh/hook-delete-policy']).toBe('before-hook-creation,hook-succeeded')
      expect(spec.ttlSecondsAfterFinished).toBe(3_600)
    }
  })
})

it('D12: with Kubo several pods of protection serve at once', () => {
  const protection = read('full').find((each) => each.kind === 'Deployment' && short(each) === 'protection')
  expect(protection?.spec.replicas).toBe(2)
})
