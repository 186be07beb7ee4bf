import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const repository = join(__dirname, '../..')
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: repository,
  encoding: 'utf8',
})
const documents = listed.split('\n').filter((path) => path !== '' && existsSync(join(repository, path)))

/** Names in `npm run <name>`, of one document. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/npm run (?:-s )?(?<name>[a-z][a-z:-]*[a-z])/gu)].map(
    (found) => found.groups?.['name'] ?? '',
  )
/** Scripts that a reader of the document can run: the repository's, and those of the package that it describes. */
const scriptsAt = (document: string): string[] =>
  ['package.json', join(dirname(document), 'package.json')]
    .filter((path) => existsSync(join(repository, path)))
    .flatMap((path) => Object.keys((JSON.parse(read(path)) as { scripts?: object }).scripts ?? {}))
/** Targets of links that lead to files, of one document. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?<target>[^)\s#]+)(?:#[^)]*)?\)/gu)]
    .map((found) => found.groups?.['target'] ?? '')
    .filter((target) => !/^[a-z]+:/u.test(target))

/** Whether a word stands in the code below a folder, tests apart. */
const isNamedIn = (folder: string, name: string): boolean => {
  const pathspecs = [folder, ':!*.spec.ts', ':!*.md']
  const found = spawnSync(
    'git',
    ['grep', '--quiet', '--untracked', '--word-regexp', name, '--', ...pathspecs],
    {
      cwd: repository,
    },
  )
  return found.status === 0
}

describe('the documents', () => {
  it('begin with a README of 90 lines at most, whose first screen has both commands', () => {
    const lines = read('README.md').trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(90)
    expect(lines.slice(0, 16)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^npm start\b/u), expect.stringMatching(/^npm test\b/u)]),
    )
  })

  it('name only commands that there are', () => {
    const named = documents.flatMap((path) => scriptsIn(read(path)).map((name) => ({ path, name })))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(({ path, name }) => !scriptsAt(path).includes(name))).toEqual([])
  })

  it('link only to files that there are', () => {
    const links = documents.flatMap((path) => linksIn(read(path)).map((target) => ({ path, target })))
    expect(links.length).toBeGreaterThan(60)
    const broken = links.filter(({ path, target }) => !existsSync(join(repository, dirname(path), target)))
    expect(broken).toEqual([])
  })

  it('name in the glossary what is in the code, at the place that is linked', () => {
    const names = [...read('docs/glossary.md').matchAll(/\[`(?<name>\w+)`\]\(\.\.\/(?<place>[^)]+)\)/gu)].map(
      ({ groups = {} }) => ({ name: groups['name'] ?? '', place: groups['place'] ?? '' }),
    )
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter(({ name, place }) => !isNamedIn(place, name))).toEqual([])
    expect(isNamedIn('libs/anchoring/src', 'no_such_table')).toBe(false)
  })

  it('are read for commands and links as they are written', () => {
    expect(scriptsIn('`npm run test:helm -- --update` and npm run journey.')).toEqual([
      'test:helm',
      'journey',
    ])
    expect(linksIn('[a](b/c.md#d) ![e](f.png) [g](https://h.example) [i](#j)')).toEqual(['b/c.md', 'f.png'])
  })
})
