import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './source-files.mjs'

/** What `.swcrc` names as `lazy` is loaded where it is first used, and not when a service starts (docs/adr/0087). */
const repository = join(__dirname, '..', '..')
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const { lazy } = (JSON.parse(read('.swcrc')) as { module: { lazy: string[] } }).module

/** In a process of its own, since jest loads packages its own way. */
const loaded = `
  const [names, ...modules] = process.argv.slice(1)
  modules.forEach((module) => require(module))
  const files = Object.keys(require.cache)
  const isLoaded = (name) => files.some((file) => file.includes('/node_modules/' + name + '/'))
  console.log(JSON.stringify(JSON.parse(names).filter(isLoaded)))
  process.exit()`

test('each of them is imported by a source', () => {
  const namesIn = (path: string): string[] =>
    Array.from(read(path).matchAll(/ from '([^']+)'$/gm), ([, name]) => name ?? '')
  const imported = new Set(sourceFiles(repository).flatMap(namesIn))
  expect(lazy.filter((name) => !imported.has(name))).toEqual([])
})

test('the services that use most of them start without one', () => {
  const built = ['enforcement', 'identity'].map((name) =>
    join(repository, 'apps', name, 'dist', 'app.module.js'),
  )
  const output = execFileSync(process.execPath, ['-e', loaded, JSON.stringify(lazy), ...built], {
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual([])
})
