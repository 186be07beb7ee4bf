import { isOwnOrigin, type RequestSource } from './own-origin.rules'

const publicUrl = 'https://originseal.example'
const post: RequestSource = { method: 'POST', site: undefined, origin: undefined, host: 'originseal.example' }
const isOwn = (change: Partial<RequestSource>) => isOwnOrigin({ ...post, ...change }, publicUrl)

describe('a request that changes something', () => {
  it.each<[string, Partial<RequestSource>]>([
    ['a program, which says nothing of an origin', {}],
    ['our page in a browser of today', { site: 'same-origin', origin: publicUrl }],
    ['our page in an older browser', { origin: publicUrl }],
    ['our page behind a proxy that names us otherwise', { origin: publicUrl, host: 'gateway:8080' }],
    [
      'our page at another address of this machine',
      { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' },
    ],
    ['our page without a referrer', { site: 'same-origin', origin: 'null' }],
    ['the person themselves, by the address bar', { site: 'none' }],
  ])('is taken from %s', (_, change) => expect(isOwn(change)).toBe(true))

  it.each<[string, Partial<RequestSource>]>([
    ['another site', { site: 'cross-site', origin: 'https://evil.example' }],
    ['a sister domain', { site: 'same-site', origin: 'https://blog.originseal.example' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['our name over http', { origin: 'http://originseal.example', host: 'gateway:8080' }],
    ['our name at another port', { origin: 'https://originseal.example:8443' }],
    ['a name that begins with ours', { origin: 'https://originseal.example.evil.example' }],
    ['a sandboxed frame or a file', { origin: 'null' }],
    ['an origin that is none', { origin: 'originseal.example' }],
    ['a site that a browser may name one day', { site: 'neighbouring-site' }],
    ['a browser that contradicts itself', { site: 'same-origin', origin: 'https://evil.example' }],
  ])('is refused from %s', (_, change) => expect(isOwn(change)).toBe(false))
})

it.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing, so links from everywhere work', (method) => {
  expect(isOwn({ method, site: 'cross-site', origin: 'https://accounts.google.com' })).toBe(true)
})
