import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicEndpoints } from '@originseal/contracts/endpoints'

const root = join(__dirname, '..')

/** What stands between the parenthesis that ends at `from` and its partner. */
function argumentsAt(source: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0 && at < source.length; at++) depth += source[at] === '(' ? 1 : source[at] === ')' ? -1 : 0
  return source.slice(from, at)
}

/** Names of what a source asks for again and again by itself. */
const polledIn = (source: string): string[] =>
  [...source.matchAll(/\buse(\w+?)(?:Infinite)?Query\(/gu)].flatMap(({ 0: call, 1: name = '', index }) =>
    argumentsAt(source, index + call.length).includes('pollingInterval')
      ? [name.charAt(0).toLowerCase() + name.slice(1)]
      : [],
  )

describe('what is asked for by itself', () => {
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.spec)\.tsx?$/u.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))

  it('is nothing that the audit log keeps: each entry of a view is somebody who looked', () => {
    const polled = sources.flatMap(polledIn)
    expect(polled).toContain('listServices')
    const kept = publicEndpoints.filter(({ audit }) => audit !== undefined && audit !== 'none')
    const names = new Set(kept.map(({ name }) => name))
    expect(polled.filter((name) => names.has(name))).toEqual([])
  })

  it('is found in a page that polls', () => {
    const page = `  const pages = useListProposalsInfiniteQuery(showsAll ? {} : { open: 'true' }, {
    pollingInterval: everyMs,
  })
`
    expect(polledIn(page)).toEqual(['listProposals'])
  })
})
