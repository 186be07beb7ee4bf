import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { forbidden } from './boundaries.cjs'

const program = join(__dirname, 'check-boundaries.mjs')

/** Violations per rule: the file that commits one, or each of several, and their text. */
const planted: Record<string, [paths: string | string[], text: string]> = {
  'no-cycles': ['libs/fingerprint/src/egg.ts', `import type { Hen } from './hen'\nexport type Egg = Hen[]`],
  resolvable: ['libs/fingerprint/src/lost.ts', `import './nowhere'`],
  'apps-are-strangers': ['apps/gateway/src/peek.ts', `import '@originseal/protection'`],
  'tools-stand-outside': ['apps/gateway/src/crutch.ts', `import '@originseal/engines'`],
  'libs-below-apps': ['libs/documents/src/upwards.ts', `import '@originseal/protection'`],
  'web-knows-contracts-and-brand-only': ['apps/web/src/app/server.ts', `import '@originseal/database'`],
  'platform-is-ground': ['libs/platform/database/src/lofty.ts', `import '@originseal/fingerprint'`],
  'domain-knows-no-platform': ['libs/fingerprint/src/stored.ts', `import '@originseal/database'`],
  'contracts-are-zod-only': ['libs/contracts/src/heavy.ts', `import 'node:fs'`],
  'testing-from-specs': ['apps/gateway/src/tested.ts', `import '@originseal/testing'`],
  'by-name-only': ['apps/gateway/src/shortcut.ts', `import '../../../libs/contracts/src/index'`],
  'edges-call-use-cases': ['apps/gateway/src/works/works.controller.ts', `import './works.repository'`],
  'rules-are-pure': ['apps/gateway/src/works/work.rules.ts', `import 'node:fs'`],
  'tables-are-their-features-own': ['apps/gateway/src/scans/nosy.ts', `import '../works/works.repository'`],
  'web-features-are-strangers': ['apps/web/src/features/scans/nosy.ts', `import '../works/works.api'`],
  'web-ground-knows-no-feature': [
    ['components', 'loading', 'session'].map((ground) => `apps/web/src/${ground}/knowing.ts`),
    `import '../features/works/works.api'`,
  ],
  'system-tests-share-what-is-shared': ['tools/system-tests/bench/nosy.mjs', `import '../attack/score.mjs'`],
  'structure-as-drawn': ['docs/structure.md', '# Structure, as it was drawn long ago'],
  'folders-go-one-way': [
    ['apps/scan-orchestrator/src/corpus/upwards.ts', 'libs/crawling/src/pages/upwards.ts'],
    `import '../findings/finding'\nimport '../capture/browser'`,
  ],
  'typeorm-in-the-data-layer': ['apps/gateway/src/works/register-work.ts', `import 'typeorm'`],
  'kysely-in-the-data-layer': ['apps/gateway/src/works/ask-table.ts', `import 'kysely'`],
  'kafkajs-in-messaging': ['apps/gateway/src/works/send.ts', `import 'kafkajs'`],
  'minio-in-storage': ['apps/gateway/src/works/store.ts', `import 'minio'`],
  'ethers-in-anchoring': ['libs/anchoring/src/elsewhere.ts', `import 'ethers'`],
  'ipfs-in-storage': ['apps/gateway/src/works/pin.ts', `import 'ipfs-unixfs-importer'`],
  'puppeteer-in-capture': ['apps/scan-orchestrator/src/scans/browse.ts', `import 'puppeteer'`],
  'environment-in-config': ['apps/gateway/src/works/guess.ts', `export const port = process.env.PORT`],
  'rules-know-no-clock': ['apps/gateway/src/works/due.rules.ts', `export const now = () => new Date()`],
  'rules-know-no-chance': ['apps/gateway/src/works/dice.rules.ts', `export const dice = () => Math.random()`],
  'programs-without-shell': [
    ['apps/gateway/src/works/run.ts', 'libs/fingerprint/src/run.ts', 'apps/protection/src/works/run.ts'],
    `import { execSync as run } from 'node:child_process'\nexport const options = { shell: true }`,
  ],
  'pages-set-no-html': [
    ['apps/web/src/components/raw.tsx', 'apps/web/src/app/raw.tsx'],
    `export const raw = (html: string) => <p dangerouslySetInnerHTML={{ __html: html }} />`,
  ],
  'patterns-are-constant': [
    'apps/gateway/src/works/find.ts',
    `export const find = (word: string) => new RegExp(word)`,
  ],
  'every-test-runs': [
    'apps/gateway/src/works/some.spec.ts',
    `describe.skip.each([1])('%d', () => it('x', () => {}))`,
  ],
  'sql-in-the-data-layer': [
    ['apps/protection/src/notes/list-notes.ts', 'libs/documents/src/kept.ts'],
    'export const list = (id: string) => `\n  SELECT title FROM note WHERE id = ${id}`',
  ],
  'tables-belong-to-their-feature': [
    ['apps/protection/src/scans/scans.queries.ts', 'apps/protection/src/start.queries.ts'],
    `export const list = 'SELECT scan.id FROM scan JOIN note ON note.scan_id = scan.id'`,
  ],
  'pending-files-shrink': ['apps/protection/src/notes/mended.ts', 'export const sql = 1'],
}

const violations = Object.entries(planted).flatMap(([rule, [paths, text]]) =>
  [paths].flat().map((path) => [rule, path, text] as const),
)

/** What is right, close to each border: none of it may be refused. */
const allowed: Record<string, string> = {
  'libs/fingerprint/src/hen.ts': `import type { Egg } from './egg'\nexport type Hen = Egg | null`,
  'libs/fingerprint/src/index.ts': 'export const distance = 1',
  'libs/contracts/src/index.ts': `import 'zod'\nexport const limits = 1`,
  'libs/testing/src/index.ts': `import '@originseal/engines'\nexport const until = process.env.HOME`,
  'libs/platform/database/src/index.ts': `import 'typeorm'\nimport '@originseal/contracts'\nexport const tx = 1`,
  'libs/platform/runtime/src/config.ts': 'export const environment = process.env',
  'libs/anchoring/src/evm-chain.ts': `import 'ethers'`,
  'tools/engines/src/index.ts': 'export const home = process.env.HOME',
  'tools/system-tests/shared/ask.mjs': 'export const ask = 1',
  'tools/system-tests/attack/score.mjs': `import '../shared/ask.mjs'`,
  'apps/protection/src/index.ts': `import '@originseal/database'\nimport '@originseal/contracts'\nexport const x = 1`,
  'apps/protection/src/config.ts': 'export const environment = process.env',
  'apps/gateway/src/works/works.repository.ts': `import 'typeorm'`,
  'apps/gateway/src/works/works.queries.ts': `import 'kysely'`,
  'apps/gateway/src/works/works.controller.spec.ts': `import '@originseal/testing'\nit('runs', () => {})`,
  'apps/gateway/src/works/order.rules.ts': `import '@originseal/contracts'\nexport const at = (t: number) => new Date(t)`,
  'libs/crawling/src/capture/browser.ts': `import 'puppeteer'`,
  'apps/scan-orchestrator/src/findings/finding.ts': `import '../corpus/image'`,
  'apps/scan-orchestrator/src/corpus/image.ts': `export const image = 1`,
  'apps/web/src/features/works/works.api.ts': `import '@originseal/contracts'`,
  'libs/crawling/src/site-crawl/order.ts': `export const listing = (p: string) => new RegExp(p)`,
  'apps/web/src/app/shell.tsx': `export const Shell = ({ shell }: { shell: string }) => <p>{shell}</p>`,
  'apps/protection/src/migrations/1-notes.ts': `export const up = 'CREATE TABLE note (id uuid); CREATE TABLE scan (id uuid)'`,
  'apps/protection/src/notes/note.entity.ts': `import 'typeorm'\n@Entity('note')\nexport class NoteEntity {}`,
  'apps/protection/src/notes/notes.queries.ts': `export const list = 'SELECT title FROM note AS scan'`,
  'apps/protection/src/notes/not-yet.ts': `export const list = 'SELECT title FROM note'`,
  'apps/protection/src/notes/advice.ts': `export const advice = ['Select a note from the list', 'delete', 'WITH LOVE']`,
  'apps/web/src/app/app.ts': `import '../features/works/works.api'`,
}

/** What the rules about tables read. */
const data: Record<string, unknown> = {
  'table-owners': { protection: { scans: ['scan'] } },
  'data-access-pending': {
    'sql-in-the-data-layer': {
      'apps/protection/src/notes/not-yet.ts': 'pending',
      'apps/protection/src/notes/mended.ts': 'pending',
    },
  },
}

const projects = {
  contracts: 'libs/contracts',
  testing: 'libs/testing',
  fingerprint: 'libs/fingerprint',
  database: 'libs/platform/database',
  engines: 'tools/engines',
  protection: 'apps/protection',
}
const packages = [
  'zod',
  'typeorm',
  'kysely',
  'kafkajs',
  'minio',
  'ethers',
  'ipfs-unixfs-importer',
  'puppeteer',
]

function plant(root: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('tsconfig.json', '{ "compilerOptions": { "customConditions": ["@originseal/source"] } }')
  for (const [, path, text] of violations) write(path, text)
  for (const [path, text] of Object.entries(allowed)) write(path, text)
  for (const [name, content] of Object.entries(data))
    write(`tools/checks/${name}.json`, JSON.stringify(content))
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  mkdirSync(join(root, 'node_modules/@originseal'))
  for (const [name, path] of Object.entries(projects)) {
    const exports = { '.': { '@originseal/source': './src/index.ts' } }
    write(`${path}/package.json`, JSON.stringify({ name: `@originseal/${name}`, exports }))
    symlinkSync(join(root, path), join(root, 'node_modules/@originseal', name))
  }
}

function judge(root: string): { lines: string[]; status: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], { cwd: root, encoding: 'utf8' })
  if (stderr) throw new Error(stderr)
  return { lines: stdout.trim().split('\n'), status }
}

describe('boundaries', () => {
  let root: string
  let lines: string[]
  let status: number | null

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'originseal-boundaries-'))
    plant(root)
    ;({ lines, status } = judge(root))
  }, 30_000)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it.each(violations)('refuses a planted violation of %s: %s', (rule, path) => {
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^${rule}: ${path.replaceAll('.', '\\.')}`)),
    )
    expect(status).toBe(1)
  })

  it.each(Object.keys(allowed).filter((path) => !path.includes('hen')))('allows %s', (path) => {
    expect(lines.filter((line) => line.includes(`: ${path}`))).toEqual([])
  })

  it('has a planted violation for every rule', () => {
    expect(Object.keys(planted)).toEqual(expect.arrayContaining(forbidden.map(({ name }) => name)))
    expect(lines.at(-1)).toContain(`boundaries: ${Object.keys(planted).length} rules`)
  })
})
