import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: { template: { spec: { containers: { image: string; securityContext: object }[] } } }
}
interface Facts {
  secrets?: { needed: string[] }
  roleOf?: string
  secretFiles?: string[]
}

const helm = (...names: string[]) => readFileSync(join(__dirname, '../../helm', ...names), 'utf8')
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
})
