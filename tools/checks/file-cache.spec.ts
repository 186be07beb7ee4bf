import { join } from 'node:path'
import { readingOnce } from './file-cache.cjs'

const packaged = join('/a', 'node_modules', 'b', 'index.js')
const transformed = join('/tmp', 'jest-transform-cache-1', 'ab', 'index_0c.js')
const source = join('/a', 'apps', 'b', 'index.ts')

type Read = typeof import('node:fs').readFileSync

/** What is read counts up, so that another reading is seen. */
function counting(): { readonly read: Read; readonly asked: unknown[][] } {
  const asked: unknown[][] = []
  const read = (...options: unknown[]): string => `${asked.push(options)}`
  return { read: readingOnce(read as unknown as Read), asked }
}

test.each([packaged, transformed])('%s is read once', (path) => {
  const { read, asked } = counting()
  expect([read(path, 'utf8'), read(path, 'utf8')]).toEqual(['1', '1'])
  expect(asked).toEqual([[path, 'utf8']])
})

test('as text and as bytes it is read for each', () => {
  const { read, asked } = counting()
  expect([read(packaged), read(packaged, 'utf8'), read(packaged)]).toEqual(['1', '2', '1'])
  expect(asked).toHaveLength(2)
})

test.each([
  ['sources change', source, 'utf8' as const],
  ['other ways of reading are Node’s', packaged, { encoding: 'utf8' as const, flag: 'r' }],
])('%s: read each time', (_, path, options) => {
  const { read, asked } = counting()
  expect([read(path, options), read(path, options)]).toEqual(['1', '2'])
  expect(asked).toEqual([
    [path, options],
    [path, options],
  ])
})

test('a file that cannot be read is asked for again', () => {
  let tries = 0
  const read = readingOnce((() => {
    if (tries++ === 0) throw new Error('busy')
    return 'there'
  }) as unknown as Read)
  expect(() => read(packaged)).toThrow('busy')
  expect(read(packaged)).toBe('there')
})
