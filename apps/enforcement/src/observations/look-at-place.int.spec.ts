import { createHash } from 'node:crypto'
import { findChromium, HostPaces } from '@originseal/crawling'
import { startSocksProxy, type TestSocksProxy } from '@originseal/egress/fixtures'
import { alter, photograph } from '@originseal/fingerprint/fixtures'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { identifyTarget } from '../channels/identify-target'
import { LookAtPlace } from './look-at-place'
import { pageOf, startShop, status, type Answer, type TestShop } from './observations.harness'
import type { Place } from './seen-page'
import { countsAs, type Verdict } from './verdict.rules'

/** MEMBER-06: the traps of a false 'down', each as a page of a shop, seen by a fetch and by a real browser. */
let enforcement: RunningEnforcement
let shop: TestShop
/** The second vantage point. */
let proxy: TestSocksProxy
let original: Buffer
let copy: Buffer
let other: Buffer
let unknownPage: Answer | undefined
let id = 100

const size = { width: 480, height: 360 }
const title = '晨霧山景掛畫'
const words = '手工裝裱，附掛鉤。下單後三個工作天內寄出，離島另計運費，歡迎來信詢問尺寸與裝框方式。'
const img = (path: string): string => `<img src="${path}" alt="${title}">`
const item = (body: string): string => pageOf(title, `<h1>${title}</h1><p>${words}</p>${body}`)

beforeAll(async () => {
  const chromium = findChromium(process.env['PUPPETEER_EXECUTABLE_PATH'])
  if (chromium === null)
    throw new Error('These tests need a Chromium; on Debian: apt-get install chromium-headless-shell')
  original = await photograph(11, undefined, size).png().toBuffer()
  copy = await alter(original, 'jpeg-40')
  other = await photograph(12, undefined, size).jpeg().toBuffer()
  shop = await startShop(() => unknownPage)
  shop.answers.set('/', pageOf('山城選物', '<h1>山城選物</h1><p>今日新品：陶杯、木盤、掛畫與明信片。</p>'))
  shop.answers.set(
    '/robots.txt',
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end('User-agent: *\nDisallow: /private\n'),
  )
  shop.answers.set('/other.jpg', other)
  shop.answers.set('/copy.jpg', copy)
  proxy = await startSocksProxy()
  enforcement = await startEnforcement({
    EGRESS_ALLOW: shop.host,
    CHROMIUM_PATH: chromium,
    SECOND_VANTAGE_URL: proxy.url,
  })
  enforcement.app.get(HostPaces).know(shop.origin, 100)
}, 60_000)
afterEach(() => {
  unknownPage = undefined
})
afterAll(async () => {
  await enforcement?.stop()
  await proxy?.close()
  await shop?.close()
})

interface Trap {
  /** Where the copy is said to be. */
  readonly path?: string
  readonly page?: Answer
  /** What is at the recorded address of the picture. */
  readonly file?: Answer
}

async function verdictAt({ path, page, file }: Trap, more: Partial<Place> = {}): Promise<Verdict> {
  const number = (id += 1)
  const url = `${shop.origin}${path ?? `/items/${number}`}`
  const imageUrl = `/files/${number}.jpg`
  if (page !== undefined) shop.answers.set(new URL(url).pathname, page)
  if (file !== undefined) shop.answers.set(imageUrl, file)
  const place: Place = {
    url,
    targetKey: identifyTarget(url)?.key ?? '',
    imageUrl: `${shop.origin}${imageUrl}`,
    imageSha256: createHash('sha256').update(copy).digest('hex'),
    pageTitle: title,
    seller: null,
    ...more,
  }
  const sealed = { sha256: createHash('sha256').update(original).digest('hex'), rendition: original }
  const seen = await enforcement.app.get(LookAtPlace).execute(place, sealed, AbortSignal.timeout(60_000))
  return seen.verdict
}

describe('a removal is seen', () => {
  it.each<[string, Trap, Verdict]>([
    ['404', { page: status(404, '<h1>找不到</h1>') }, 'gone'],
    ['404 without a word', { page: status(404) }, 'gone'],
    ['410 with a way to log in', { page: status(410, '<input type="password">') }, 'gone'],
    ['the item stays, another picture is in its place', { page: item(img('/other.jpg')) }, 'changed'],
    ['the item stays, its picture’s address is dead', { page: item(img('/files/none.jpg')) }, 'changed'],
  ])(
    '%s',
    async (_what, trap, verdict) => {
      expect(await verdictAt(trap)).toBe(verdict)
    },
    60_000,
  )

  it('the shop says of any address that nothing is there (soft 404)', async () => {
    unknownPage = pageOf('找不到商品', '<h1>找不到這件商品</h1><p>可能已經下架，請看看別的商品。</p>')
    expect(await verdictAt({ file: status(404) })).toBe('gone')
  }, 60_000)
})

describe('a copy that is there is seen', () => {
  it.each<[string, () => Trap]>([
    ['the very picture', () => ({ page: item(img('/copy.jpg')) })],
    [
      'lazy, below the fold',
      () => ({ page: item(`<div style="height:9000px"></div><img loading="lazy" data-src="/copy.jpg">`) }),
    ],
    ['in a srcset only', () => ({ page: item('<img srcset="/copy.jpg 2x" alt="">') })],
    ['as a background', () => ({ page: item('<div style="background:url(/copy.jpg);height:360px"></div>') })],
    [
      'put there by a script after a while',
      () => ({
        page: item(
          `<main aria-busy="true"></main><script>setTimeout(() => { document.querySelector('main').innerHTML = '<img src="/copy.jpg">' }, 300)</script>`,
        ),
      }),
    ],
    ['second in a gallery', () => ({ page: item(img('/other.jpg') + img('/copy.jpg')) })],
    ['on a page that says 404', () => ({ page: status(404, item(img('/copy.jpg'))) })],
    [
      'at the address of an account that was renamed',
      () => {
        shop.answers.set('/new-name/items/5', item(img('/copy.jpg')))
        return { page: status(301, '', { location: '/new-name/items/5' }) }
      },
    ],
    [
      'for browsers, while whoever comes without one is told 404',
      () => ({
        page: (response, request) =>
          request.headers['upgrade-insecure-requests'] === undefined
            ? response.writeHead(404).end()
            : response.writeHead(200, { 'content-type': 'text/html' }).end(item(img('/copy.jpg'))),
      }),
    ],
  ])(
    '%s',
    async (_what, trap) => {
      expect(await verdictAt(trap())).toBe('up')
    },
    60_000,
  )

  it.each(['mirror', 'crop-70', 'grey', 'text-15', 'resize-50'] as const)(
    'changed a little: %s',
    async (how) => {
      shop.answers.set(`/${how}.jpg`, await alter(original, how))
      expect(await verdictAt({ page: item(img(`/${how}.jpg`)) })).toBe('up')
    },
    60_000,
  )
})

describe('a removal is one for all the world', () => {
  /** One answer for whoever comes from our network, one for the rest of the world. */
  const split =
    (forUs: Answer, forOthers: Answer): Answer =>
    (response, request) => {
      const answer = proxy.carries(request.socket.remotePort) ? forOthers : forUs
      if (typeof answer === 'function') return answer(response, request)
      const contentType = typeof answer === 'object' ? 'image/jpeg' : 'text/html; charset=utf-8'
      return response.writeHead(200, { 'content-type': contentType }).end(answer)
    }

  const notFound = status(404, '<h1>找不到</h1>')
  it.each<[string, () => Trap, Verdict]>([
    [
      '404 for us alone, page and file',
      () => ({
        page: split(notFound, item(img('/copy.jpg'))),
        file: split(status(404), copy),
      }),
      'partly',
    ],
    [
      '404 for us alone, elsewhere an item whose picture only scripts bring',
      () => ({ page: split(notFound, item('<main></main>')) }),
      'partly',
    ],
    [
      'the picture taken off the page for us alone',
      () => ({ page: split(item(img('/other.jpg')), item(img('/copy.jpg'))) }),
      'partly',
    ],
    [
      'the page gone for all, its file for us alone',
      () => ({ page: notFound, file: split(status(404), copy) }),
      'partly',
    ],
    ['elsewhere a wall', () => ({ page: split(notFound, status(403)) }), 'unclear'],
    [
      'elsewhere no answer',
      () => ({ page: split(notFound, (response) => void response.destroy()) }),
      'unclear',
    ],
    ['elsewhere a fault', () => ({ page: split(notFound, status(500, '<h1>錯誤</h1>')) }), 'unclear'],
    [
      'elsewhere gone in other words',
      () => ({ page: split(notFound, status(410, '<h1>已下架</h1>')) }),
      'gone',
    ],
  ])(
    '%s',
    async (_what, trap, verdict) => {
      expect(await verdictAt(trap())).toBe(verdict)
    },
    60_000,
  )
})

describe('none of these is a removal', () => {
  const wall = (text: string): Answer => pageOf('請稍候', `<h1>${text}</h1>`)
  it.each<[string, () => Trap]>([
    ['a login wall with 200', () => ({ page: wall('請先登入') })],
    ['a login form in place of the item', () => ({ page: item('<form><input type="password"></form>') })],
    ['401', () => ({ page: status(401) })],
    ['403', () => ({ page: status(403) })],
    ['a consent page', () => ({ page: item('<div id="cookie-consent"><button>同意</button></div>') })],
    ['an age gate', () => ({ page: wall('本頁須年滿 18 歲') })],
    ['a region block', () => ({ page: wall('您所在的地區無法瀏覽') })],
    ['a CAPTCHA', () => ({ page: item('<div class="g-recaptcha"></div>') })],
    [
      'a challenge of the network before the shop',
      () => ({ page: status(403, '', { 'cf-mitigated': 'challenge' }) }),
    ],
    ['429', () => ({ page: status(429) })],
    ['500', () => ({ page: status(500) })],
    ['maintenance with 503', () => ({ page: status(503, '維護中') })],
    ['maintenance with 200', () => ({ page: wall('系統維護中') })],
    ['the seller’s holiday', () => ({ page: item('<p>賣家休假中，商品暫不開放瀏覽。</p>') })],
    ['a story that ended by itself', () => ({ page: wall('這則限時動態已過期') })],
    ['a story that ended by itself, with 404', () => ({ page: status(404, '<h1>這則限時動態已過期</h1>') })],
    ['404 for us alone, its file alive', () => ({ page: status(404), file: copy })],
    ['an empty page', () => ({ page: '' })],
    ['a connection that breaks', () => ({ page: (response) => void response.destroy() })],
    ['led to the shop’s home', () => ({ page: status(302, '', { location: '/' }) })],
    ['led to a similar listing', () => ({ page: status(302, '', { location: '/items/1' }) })],
    [
      'the id names another item by now',
      () => ({ page: pageOf('陶杯', `<h1>陶杯</h1>${img('/other.jpg')}`) }),
    ],
    ['the picture could not be loaded', () => ({ page: item(img('/broken.jpg')) })],
    [
      'a picture inside the page itself',
      () => ({ page: item(`<img src="data:image/jpeg;base64,${other.toString('base64')}">`) }),
    ],
    ['still being filled', () => ({ page: item('<main aria-busy="true"></main><script></script>') })],
    ['404, its file alive', () => ({ page: status(404), file: copy })],
    ['another picture on the page, its file alive', () => ({ page: item(img('/other.jpg')), file: copy })],
    ['404, its file behind a refusal', () => ({ page: status(404), file: status(403) })],
    ['robots.txt wants no visits', () => ({ path: '/private/items/7', page: status(404) })],
    ['says not found, while unknown addresses say 404', () => ({ page: wall('找不到這件商品') })],
  ])(
    '%s',
    async (_what, trap) => {
      shop.answers.set('/items/1', item(img('/other.jpg')))
      shop.answers.set('/broken.jpg', status(503))
      expect(countsAs(await verdictAt(trap()))).toBeUndefined()
    },
    60_000,
  )

  it('404, while the whole shop is away', async () => {
    const home = shop.answers.get('/') ?? ''
    shop.answers.set('/', status(404))
    expect(countsAs(await verdictAt({ page: status(404) }))).toBeUndefined()
    shop.answers.set('/', home)
  }, 60_000)

  it('a certificate that proves nothing', async () => {
    const url = `https://${shop.host}/items/9`
    expect(countsAs(await verdictAt({}, { url, targetKey: identifyTarget(url)?.key ?? '' }))).toBeUndefined()
  }, 60_000)

  it('a wall with one text for all addresses and no word of what is missing', async () => {
    unknownPage = pageOf('山城選物', `<h1>歡迎</h1><p>${words}</p>`)
    expect(countsAs(await verdictAt({}))).toBeUndefined()
  }, 60_000)
})
