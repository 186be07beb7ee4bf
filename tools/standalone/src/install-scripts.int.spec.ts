import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const repository = join(__dirname, '..', '..', '..')
// npm starts several times, on a machine that is busy with other tests.
jest.setTimeout(300_000)

/** What `npm start` does first, in a process of its own, as `npm start` does it. */
function prepare(root: string): string[] {
  const prepared = pathToFileURL(join(repository, 'tools/standalone/prepare.mjs')).href
  const program = `import { ensurePackages } from '${prepared}'
    await ensurePackages((text) => console.log(text), ${JSON.stringify(root)})`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return said.split('\n').filter(Boolean)
}

describe('setting up', () => {
  let root: string
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--offline'], { cwd: root, encoding: 'utf8' })
  const has = (path: string) => existsSync(join(root, path))
  const script = (name: string) => ({ [name]: `node -e "require('fs').writeFileSync('${name}-ran', '')"` })

  /** A package whose scripts leave a trace, packed. */
  function addPackage(name: string): string {
    mkdirSync(join(root, name))
    const scripts = { ...script('preinstall'), ...script('install'), ...script('postinstall') }
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version: '1.0.0', scripts }))
    return `file:${npm('pack', `./${name}`, '--silent', '--ignore-scripts').trim()}`
  }

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'originseal-setup-'))
    writeFileSync(join(root, '.npmrc'), readFileSync(join(repository, '.npmrc')))
    const dependencies = { needed: addPackage('needed'), curious: addPackage('curious') }
    const project = { name: 'project', version: '1.0.0', private: true, dependencies }
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({
        ...project,
        scripts: script('postinstall'),
        allowScripts: { needed: true, curious: false },
      }),
    )
    npm('install', '--package-lock-only', '--ignore-scripts')
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('runs the install scripts of the packages that are allowed theirs, and of no other', () => {
    expect(prepare(root)[0]).toMatch(/^installing the packages/)
    expect(has('node_modules/needed/postinstall-ran')).toBe(true)
    for (const name of ['preinstall', 'install', 'postinstall']) {
      expect(has(`node_modules/curious/${name}-ran`)).toBe(false)
    }
    expect(has('postinstall-ran')).toBe(false)
  })

  it('runs them once, and again only where they have not', () => {
    rmSync(join(root, 'node_modules/needed/postinstall-ran'))
    expect(prepare(root)).toEqual([])
    expect(has('node_modules/needed/postinstall-ran')).toBe(false)
    rmSync(join(root, 'node_modules/.install-scripts.json'))
    expect(prepare(root)).toEqual([])
    expect(has('node_modules/needed/postinstall-ran')).toBe(true)
  })

  it('npm by itself runs none', () => {
    npm('ci')
    for (const name of ['needed', 'curious']) expect(has(`node_modules/${name}/postinstall-ran`)).toBe(false)
  })
})
