import { MOST_REQUESTS, pageFiles, requestsOf, type Chunk } from './page-files.rules'

const chunk = (fileName: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isNamed: false,
  modules: [],
  imports: [],
  styles: [],
  ...more,
})

const chunks = [
  chunk('app.js', { isNamed: true, imports: ['runtime.js'], styles: ['app.css'] }),
  chunk('runtime.js'),
  chunk('shared.js', { imports: ['app.js'] }),
  chunk('layout.js', { modules: ['/here/src/app/layout.tsx'], imports: ['shared.js'] }),
  chunk('login.js', { modules: ['/here/src/login/login.tsx'], imports: ['shared.js', 'app.js'] }),
  chunk('far.js', { modules: ['/here/src/far/far.tsx'] }),
]
const login = {
  path: '/login',
  modules: ['/src/app/layout.tsx', '/src/login/login.tsx'],
  module: '/src/login/login.tsx',
  texts: ['login', 'social'],
}
const fonts = ['latin.woff2']
const entrance = (name: string) => (name === 'shell' ? name : 'entrance')

it('a first view is the document, the program, the page with what it imports, styles, fonts and texts', () => {
  const files = pageFiles(login, chunks, fonts, entrance)
  expect(files).toEqual({
    path: '/login',
    module: '/src/login/login.tsx',
    first: ['app.js', 'runtime.js'],
    own: ['layout.js', 'shared.js', 'login.js'],
    styles: ['app.css'],
    fonts: ['latin.woff2'],
    texts: ['entrance'],
  })
  expect(requestsOf(files)).toBe(9)
})

it('a page whose files are too many is told by the number that the build holds it to', () => {
  const scattered = [
    ...chunks.slice(0, 4),
    chunk('login.js', {
      modules: ['/here/src/login/login.tsx'],
      imports: ['a.js', 'b.js', 'c.js'],
    }),
    ...['a.js', 'b.js', 'c.js'].map((name) => chunk(name)),
  ]
  expect(requestsOf(pageFiles(login, scattered, fonts, entrance))).toBeGreaterThan(MOST_REQUESTS)
  expect(requestsOf(pageFiles({ ...login, modules: [] }, chunks, fonts, entrance))).toBeLessThanOrEqual(
    MOST_REQUESTS,
  )
})

it('a page whose module is in no file stops the build', () => {
  expect(() => pageFiles({ ...login, modules: ['/src/gone.tsx'] }, chunks, fonts, entrance)).toThrow(
    '/login: no file holds /src/gone.tsx',
  )
})

it('a page without texts of its own has those that every page shows', () => {
  expect(pageFiles({ ...login, texts: [] }, chunks, fonts, entrance).texts).toEqual(['shell'])
})
