import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const repository = join(__dirname, '..', '..')
let root: string

/** Runs a script of the real repository in the copied one. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repository, script), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const generate = (...args: string[]) => run('tools/generators/generate.mjs', ...args)
const typeCheck = (project: string) => run('node_modules/ts7/bin/tsc', '-p', project, '--checkers', '1')

const copied = [
  'apps/protection',
  'apps/web',
  'helm/originseal',
  'libs',
  // What tests run on.
  ...readdirSync(join(repository, 'tools/checks'))
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => `tools/checks/${name}`),
  'tools/checks/data-access-pending.json',
  'tools/checks/table-owners.json',
  'tools/commands/standalone-databases.mjs',
  'tools/engines',
  'tools/system-tests/journey',
  'tools/system-tests/shared',
  'tools/standalone',
  'jest.config.js',
  'package.json',
  '.swcrc',
  'tsconfig.json',
  'tsconfig.base.json',
  '.oxfmtrc.json',
]

/** Sources without what was built; packages as they are, our own libraries as copied. */
function copyRepository(): void {
  const filter = (path: string) => !['dist', 'node_modules'].includes(basename(path))
  for (const part of copied) cpSync(join(repository, part), join(root, part), { recursive: true, filter })
  linkPackages('')
  mkdirSync(join(root, 'node_modules/@originseal'))
  for (const folder of [
    ...members('libs').filter((path) => path !== 'libs/platform'),
    ...members('libs/platform'),
  ])
    own(folder)
  own('tools/engines')
  linkPackages('apps/web')
  // What is generated, and what that needs; the whole is checked by itself.
  typed('', ['apps/mail-room/src', 'apps/protection/src/lanterns', 'apps/protection/src/migrations'])
  typed('apps/web', ['src/features/letters', 'src/app/router.tsx', 'src/**/*.d.ts'])
}

/** A project of its own for the type-checker. */
function typed(folder: string, include: string[]): void {
  const project = { extends: './tsconfig.json', include }
  writeFileSync(join(root, folder, 'tsconfig.generated.json'), JSON.stringify(project))
}

const members = (folder: string) => readdirSync(join(repository, folder)).map((name) => `${folder}/${name}`)

function own(folder: string): void {
  if (existsSync(join(repository, folder, 'node_modules'))) linkPackages(folder)
  symlinkSync(join(root, folder), join(root, 'node_modules/@originseal', basename(folder)))
}

function linkPackages(owner: string): void {
  const from = join(repository, owner, 'node_modules')
  const to = join(root, owner, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from).filter((entry) => entry !== '@originseal' && !entry.startsWith('.')))
    symlinkSync(join(from, name), join(to, name))
}

/** What the first test generates. */
const generated = ['apps/mail-room/src', 'apps/protection/src/lanterns', 'apps/web/src/features/letters']

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'originseal-generators-'))
  copyRepository()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a feature, an endpoint, a use case, a page and a service type-check, keep the boundaries and please the linter', () => {
  expect(generate('feature', 'protection', 'lanterns')).toMatchObject({ status: 0 })
  expect(generate('use-case', 'protection', 'lanterns', 'revoke-lantern')).toMatchObject({ status: 0 })
  expect(generate('endpoint', 'protection', 'lanterns', 'archive-lantern')).toMatchObject({ status: 0 })
  expect(generate('service', 'mail-room')).toMatchObject({ status: 0 })
  expect(generate('feature', 'mail-room', 'letters')).toMatchObject({ status: 0 })
  expect(generate('page', 'mail-room', 'letters')).toMatchObject({ status: 0 })
  expect(readdirSync(join(root, 'apps/protection/src/lanterns')).sort()).toEqual([
    'archive-lantern.controller.ts',
    'archive-lantern.ts',
    'create-lantern.ts',
    'lantern.entity.ts',
    'lantern.rules.spec.ts',
    'lantern.rules.ts',
    'lantern.view.ts',
    'lanterns.controller.ts',
    'lanterns.module.ts',
    'lanterns.queries.ts',
    'lanterns.repository.ts',
    'revoke-lantern.ts',
  ])

  for (const project of ['tsconfig.generated.json', 'apps/web/tsconfig.generated.json'])
    expect(typeCheck(project)).toEqual({ status: 0, output: '' })
  const boundaries = run('tools/checks/check-boundaries.mjs')
  expect(boundaries).toMatchObject({ status: 0, output: expect.stringContaining('0 violations') })
  const lint = run(
    'node_modules/oxlint/bin/oxlint',
    '--config',
    join(repository, '.oxlintrc.json'),
    ...generated,
  )
  expect(lint).toMatchObject({ status: 0 })
  const format = run('node_modules/oxfmt/bin/oxfmt', '--check', 'apps/mail-room', 'apps/protection')
  expect(format).toMatchObject({ status: 0 })
})

test('what was generated passes the tests that were generated with it', () => {
  const { status, output } = run(
    'node_modules/jest/bin/jest.js',
    ...['--rootDir', root, '--config', join(root, 'jest.config.js'), '--maxWorkers', '1', '--'],
    ...generated,
  )
  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringMatching(/Tests: +8 passed, 8 total/),
  })
}, 300_000)

test('the type-check would see a generated file that is wrong', () => {
  const path = join(root, 'apps/protection/src/lanterns/lantern.view.ts')
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace('createdAt.toISOString()', 'createdAt'))
  expect(typeCheck('tsconfig.generated.json').output).toContain('lantern.view.ts')
  writeFileSync(path, text)
})

test('what is there already is not overwritten', () => {
  const before = readFileSync(join(root, 'libs/contracts/src/permissions.ts'), 'utf8')
  expect(generate('feature', 'protection', 'lanterns')).toMatchObject({
    status: 1,
    output: expect.stringContaining('is there already'),
  })
  expect(readFileSync(join(root, 'libs/contracts/src/permissions.ts'), 'utf8')).toBe(before)
})

test.each([
  [['feature', 'nowhere', 'things'], 'there is no service apps/nowhere'],
  [['feature', 'protection', 'Lanterns'], 'kebab-case'],
  [['feature', 'protection', 'lantern-helpers'], "'helpers' says nothing"],
  [['feature', 'protection', 'sheep'], '--singular'],
  [['use-case', 'protection', 'works', 'withdraw'], 'no verb with its noun'],
  [['service', ''], 'kebab-case'],
  [['wonder'], 'what shall it be?'],
])('%j is refused: %s', (args, reason) => {
  expect(generate(...args)).toMatchObject({ status: 1, output: expect.stringContaining(reason) })
})

it('an article has front matter that fits, and is not written over', () => {
  const file = join(root, 'apps/web/src/content/blog/first-steps.zh-TW.mdx')
  const first = generate('article', 'blog', 'first-steps', '第一步')
  expect([first.status, readFileSync(file, 'utf8')]).toEqual([
    0,
    expect.stringMatching(/^---\ntitle: 第一步\n/),
  ])
  expect(generate('article', 'blog', 'first-steps')).toMatchObject({ status: 1 })
  expect(generate('article', 'news', 'first-steps')).toMatchObject({ status: 1 })
})
