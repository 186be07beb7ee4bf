import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { collect } from '../../docker/collect-service.mjs'
import { isLeftOut, unreadParts } from '../../docker/left-out.mjs'

const repository = join(__dirname, '../..')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'collect-'))
  const plant = (path: string, content: object | string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  plant('apps/shop/package.json', {
    dependencies: { '@x/lib': '*', twice: '2' },
    devDependencies: { tester: '1' },
  })
  plant('apps/shop/dist/main.js', `module.exports = [require('@x/lib'), require('twice')]`)
  plant('apps/shop/dist/shop.harness.js', '')
  plant('apps/shop/src/main.ts', '')
  plant('apps/shop/node_modules/twice/package.json', { version: '2' })
  plant('apps/shop/node_modules/twice/index.js', 'module.exports = 2')
  plant('libs/lib/package.json', {
    main: 'dist/index.js',
    dependencies: { twice: '1', peered: '1' },
    optionalDependencies: { absent: '1' },
    devDependencies: { tester: '1' },
  })
  plant('libs/lib/dist/index.js', `module.exports = require('twice')`)
  plant('node_modules/twice/package.json', { version: '1' })
  plant('node_modules/twice/index.js', 'module.exports = 1')
  for (const name of ['index.d.ts', 'index.js.map', 'README.md', 'LICENSE.md'])
    plant(`node_modules/twice/${name}`, '')
  plant('node_modules/peered/package.json', {
    peerDependencies: { peer: '1', dispensable: '1' },
    peerDependenciesMeta: { dispensable: { optional: true } },
  })
  for (const name of ['peer', 'dispensable', 'tester']) plant(`node_modules/${name}/package.json`, {})
  mkdirSync(join(root, 'node_modules/@x'), { recursive: true })
  symlinkSync('../../libs/lib', join(root, 'node_modules/@x/lib'))
})
afterEach(() => rmSync(root, { recursive: true }))

const collected = (path: string): boolean => existsSync(join(root, 'out', path))

test('SYS-02: an image holds what the service needs in production and runs, each where Node looks for it', () => {
  expect(collect(root, 'shop', join(root, 'out'))).toBe(6)
  const kept = [
    'node_modules/twice',
    'node_modules/peered',
    'node_modules/peer',
    'apps/shop/node_modules/twice',
    'node_modules/twice/LICENSE.md',
  ]
  expect(kept.filter((path) => !collected(path))).toEqual([])
  const left = [
    'node_modules/tester',
    'node_modules/dispensable',
    'apps/shop/src',
    'apps/shop/dist/shop.harness.js',
    'node_modules/twice/index.d.ts',
    'node_modules/twice/index.js.map',
    'node_modules/twice/README.md',
  ]
  expect(left.filter((path) => collected(path))).toEqual([])
  expect(lstatSync(join(root, 'out/node_modules/@x/lib')).isSymbolicLink()).toBe(true)
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(require(join(root, 'out/service/dist/main.js'))).toEqual([1, 2])
})

test('a package that is needed and not installed stops the build', () => {
  rmSync(join(root, 'node_modules/peer'), { recursive: true })
  expect(() => collect(root, 'shop', join(root, 'out'))).toThrow('node_modules/peered needs peer')
})

test('a project that is not built stops the build', () => {
  rmSync(join(root, 'libs/lib/dist'), { recursive: true })
  expect(() => collect(root, 'shop', join(root, 'out'))).toThrow('libs/lib is not built')
})

const dockerfiles = ['service', 'web'].map((name) => [
  name,
  readFileSync(join(repository, 'docker', `${name}.Dockerfile`), 'utf8'),
])

test.each(dockerfiles)(
  'S1: %s.Dockerfile: an image runs as a number that is not root, starts without a shell, and changes nothing as root last',
  (name, dockerfile) => {
    const stages = (dockerfile as string).split(/^FROM /mu).slice(1)
    const images = stages.filter((stage) => stage.includes('COPY --from=build'))
    expect(images).toHaveLength(name === 'service' ? 2 : 1)
    for (const image of images) expect(image).toMatch(/^COPY --from=build \/out \/app\nUSER 10001:10001\n/mu)
    const starts = dockerfile?.match(/^(?:CMD|ENTRYPOINT) .*$/gmu) ?? []
    expect(starts.length).toBeGreaterThanOrEqual(2)
    expect(starts.filter((start) => !/^\w+ \[/u.test(start))).toEqual([])
  },
)

test('both Dockerfiles install and build by the same words, so that it is done once', () => {
  const build = /^FROM \$\{BASE_IMAGE\} AS build\n[^]*?^RUN NX_DAEMON.*\n/mu
  const [service, web] = dockerfiles.map(([, text]) => build.exec(text as string)?.[0])
  expect(service).toContain('npm ci')
  expect(web).toBe(service)
})

const installed = Object.entries(unreadParts).map(([name, patterns]) => ({
  name,
  patterns,
  files: readdirSync(join(repository, 'node_modules', name), { recursive: true }) as string[],
}))

test.each(installed)(
  'what images leave out of $name is there, and is not what Node loads',
  ({ name, patterns, files }) => {
    for (const pattern of patterns) expect(files.some((file) => pattern.test(file))).toBe(true)
    const paths = [join(repository, 'apps/protection'), join(repository, 'apps/scan-orchestrator')]
    if (files.some((file) => file.endsWith('.ttf'))) return
    const entry = createRequire(join(paths[1] as string, 'package.json')).resolve(name)
    expect(isLeftOut(name, relative(join(repository, 'node_modules', name), entry))).toBe(false)
  },
)

test('a licence stays, whatever it is called', () => {
  for (const path of ['LICENSE', 'LICENSE.md', 'dist/LICENCE.txt', 'lib/NOTICE.md', 'COPYING.md'])
    expect(isLeftOut('typeorm', path)).toBe(false)
})

test('every font that documents are set in is in the images', () => {
  const fonts = readFileSync(join(repository, 'libs/documents/src/typesetting/fonts.ts'), 'utf8')
  const named = [...fonts.matchAll(/'(@expo-google-fonts\/[\w-]+)\/([^']+\.ttf)'/gu)]
  expect(named.length).toBeGreaterThan(5)
  for (const [, name, path] of named)
    expect([path, isLeftOut(name as string, path as string)]).toEqual([path, false])
})

test('SYS-02: films are decoded in scan-orchestrator alone, so protection goes without the decoder', () => {
  const speaksOfFilms = (app: string) =>
    (readdirSync(join(repository, 'apps', app, 'src'), { recursive: true }) as string[])
      .filter((file) => file.endsWith('.ts'))
      .some((file) =>
        /\bVideoWorkers\b/u.test(readFileSync(join(repository, 'apps', app, 'src', file), 'utf8')),
      )
  expect(['protection', 'scan-orchestrator'].map(speaksOfFilms)).toEqual([false, true])
})
