import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteObject } from 'react-router-dom'
import { routes } from '../app/router'
import { lazyRoutes } from './lazy-routes'

const sources = join(__dirname, '..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(spec|fixture|double)\.tsx?$/.test(file),
)

/** Their loading is wrapped where they are put together: texts in i18n.ts, routes in `lazyRoutes`. */
const wrappedElsewhere = /(\.texts\.ts|\.routes\.tsx|app\/router\.tsx)$/

it('SHELL-04: whatever is loaded later goes by the ladder', () => {
  const bare = files
    .filter((file) => !wrappedElsewhere.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(sources, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      const imports = text.match(/(?<!typeof )\bimport\(/g)?.length ?? 0
      const byLadder =
        text.match(/\b(?:loadChunk|lazyComponent)(?:<\w+>)?\(\s*[^,]+,\s*\(\) =>\s*import\(/g)?.length ?? 0
      return imports === byLadder ? [] : [file]
    })
  expect(bare).toEqual([])
})

it('SHELL-04: each route is counted under a name of its own, so that none heals another', () => {
  const names = (tree: readonly RouteObject[], parent = ''): string[] =>
    tree.flatMap(({ path, index, children, lazy }, position) => {
      const own = `${parent}/${path ?? (index ? 'index' : `layout-${position}`)}`
      return [...(lazy ? [own] : []), ...(children ? names(children, own) : [])]
    })
  const all = names(routes)
  expect(all.length).toBeGreaterThan(20)
  expect(new Set(all).size).toBe(all.length)
})

it('keeps everything else of a route', () => {
  const Component = () => null
  const tree: RouteObject[] = [{ path: 'a', id: 'x', children: [{ index: true, Component }] }]
  expect(lazyRoutes(tree)).toEqual(tree)
})
