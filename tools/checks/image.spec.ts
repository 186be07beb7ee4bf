import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { collect } from '../../docker/collect-service.mjs'

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
  ]
  expect(kept.filter((path) => !collected(path))).toEqual([])
  const left = [
    'node_modules/tester',
    'node_modules/dispensable',
    'apps/shop/src',
    'apps/shop/dist/shop.harness.js',
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

test('S1: each image runs as a number that is not root, starts without a shell, and changes nothing as root last', () => {
  const dockerfile = readFileSync(join(__dirname, '../../docker/service.Dockerfile'), 'utf8')
  const stages = dockerfile.split(/^FROM /mu).slice(1)
  const images = stages.filter((stage) => stage.includes('COPY --from=build'))
  expect(images).toHaveLength(2)
  for (const image of images) expect(image).toMatch(/^COPY --from=build \/out \/app\nUSER 10001:10001\n/mu)
  expect(stages.at(-1)).toMatch(/^runtime AS service/u)
  const starts = dockerfile.match(/^(?:CMD|ENTRYPOINT) .*$/gmu) ?? []
  expect(starts.length).toBeGreaterThanOrEqual(4)
  expect(starts.filter((start) => !/^\w+ \[/u.test(start))).toEqual([])
})
