import { crawlFaults } from './crawl-pages'

const page = (path: string, links: readonly string[] = [], more = '') => ({
  path,
  html:
    `<title>甲</title><meta name="description" content="乙"/><link rel="canonical" href="https://origin.invalid${path}"/>` +
    `<meta property="og:image" content="x"/><h1 class="a">丙</h1>${links.map((to) => `<a class="b" href="${to}">丁</a>`).join('')}${more}`,
})
const nowhere = () => false

it('pages that lead to each other have no fault', () => {
  expect(crawlFaults([page('/', ['/blog?x=1#y']), page('/blog', ['/']), page('/en')], nowhere)).toEqual([])
})

it.each([
  ['a link to nothing', [page('/', ['/nope'])], '/: leads to /nope, where nothing is'],
  [
    'a page that nobody leads to',
    [page('/'), page('/alone', ['/', '/alone'])],
    '/alone: no page leads there',
  ],
  [
    'a second heading',
    [page('/', [], '<h1>again</h1>')],
    '/: heading of the first level stands there 2 times',
  ],
  [
    'no title',
    [{ path: '/', html: page('/').html.replace(/<title>.*<\/title>/, '') }],
    '/: title stands there 0 times',
  ],
  [
    'data that is none',
    [page('/', [], '<script type="application/ld+json">{"@type":</script>')],
    "/: holds data that can't be read",
  ],
])('%s is a fault', (_name, pages, fault) => {
  expect(crawlFaults(pages, nowhere)).toEqual([fault])
})

it('an address that is there without being written is none', () => {
  expect(crawlFaults([page('/', ['/login'])], (path) => path === '/login')).toEqual([])
})
