import fc from 'fast-check'
import { identifyTarget } from './identify-target'

/** Spellings of one item, and the key that they share. */
const aliases: readonly (readonly [key: string, ...addresses: string[]])[] = [
  [
    'facebook:post:1234567890',
    'https://www.facebook.com/some.shop/posts/1234567890',
    'https://m.facebook.com/some.shop/posts/title-of-it/1234567890/?mibextid=x',
    'https://web.facebook.com/permalink.php?story_fbid=1234567890&id=777',
    'https://www.facebook.com/groups/shops/permalink/1234567890/',
  ],
  ['facebook:post:pfbid02abcDEF', 'https://www.facebook.com/a.b/posts/pfbid02abcDEF'],
  [
    'facebook:photo:55',
    'https://www.facebook.com/photo?fbid=55&set=a.1',
    'https://mbasic.facebook.com/photo.php?fbid=55',
  ],
  ['facebook:advertisement:99', 'https://www.facebook.com/ads/library/?id=99&country=TW'],
  [
    'instagram:post:CxYz_12-a',
    'https://www.instagram.com/p/CxYz_12-a/?igsh=abc',
    'https://instagram.com/reel/CxYz_12-a/',
    'https://www.instagram.com/some.one/reels/CxYz_12-a',
  ],
  [
    'threads:post:C8abcDEF1',
    'https://www.threads.net/@some.one/post/C8abcDEF1',
    'https://www.threads.com/@other/post/C8abcDEF1?xmt=1',
    'https://www.threads.com/t/C8abcDEF1',
  ],
  [
    'youtube:video:dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
    'https://youtu.be/dQw4w9WgXcQ?si=AbC',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    'tiktok:video:7301234567890123456',
    'https://www.tiktok.com/@some.one/video/7301234567890123456?lang=zh-Hant-TW',
    'https://www.tiktok.com/@/photo/7301234567890123456',
  ],
  [
    'shopee:item:123.456',
    'https://shopee.tw/product/123/456?sp_atk=x&xptdk=y',
    'https://shopee.tw/%E5%B3%B6%E5%B6%BC-i.123.456?publish_id=',
  ],
  [
    'momo:item:1234567',
    'https://www.momoshop.com.tw/goods/GoodsDetail.jsp?mdiv=1&i_code=1234567&Area=search',
  ],
  ['pchome:item:DICD12-A900ABCDE', 'https://24h.pchome.com.tw/prod/DICD12-A900ABCDE?fq=/S/DICD12'],
  [
    'ruten:item:21234567890123',
    'https://www.ruten.com.tw/item/21234567890123/',
    'https://goods.ruten.com.tw/item/show?21234567890123',
  ],
  ['line:official-account:shop', 'https://line.me/R/ti/p/@shop', 'https://line.me/R/ti/p/%40Shop'],
  ['telegram:message:somechannel.42', 'https://t.me/SomeChannel/42', 'https://t.me/s/somechannel/42'],
]

test.each(aliases)('%s: every spelling of the item has its key', (key, ...addresses) => {
  expect(addresses.map((address) => identifyTarget(address)?.key)).toEqual(addresses.map(() => key))
})

test('no two items share a key, and what was found survives byte for byte', () => {
  const keys = aliases.map(([key]) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const spelled = 'HTTPS://Shop.example:443/A%7eb/?utm_source=x&b=2&a=1#top'
  expect(identifyTarget(spelled)).toMatchObject({
    asFound: spelled,
    canonical: 'https://shop.example/A~b/?b=2&a=1',
  })
})

test('reading a canonical address again changes nothing', () => {
  const written = fc.oneof(
    fc.constantFrom(...aliases.flatMap(([, ...addresses]) => addresses)),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(
        fc.constantFrom(
          'http://a.example/',
          'https://shopee.tw/',
          'https://t.me/',
          'https://www.facebook.com/',
        ),
        fc.string({ maxLength: 30 }),
      )
      .map(([start, rest]) => start + rest),
  )
  fc.assert(
    fc.property(written, (address) => {
      const first = identifyTarget(address)
      if (!first) return
      const again = identifyTarget(first.canonical)
      expect({ canonical: again?.canonical, key: again?.key, kind: again?.kind }).toEqual({
        canonical: first.canonical,
        key: first.key,
        kind: first.kind,
      })
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['a name that only contains the platform', 'https://facebook.com.example.tw/some/posts/1'],
  ['a name that only looks like it', 'https://shopee-tw.shop/product/1/2'],
])('%s is a stranger', (_, address) => {
  expect(identifyTarget(address)).toMatchObject({ platform: undefined, kind: 'page' })
})

test('what a platform shows that is no item is told, and so is a link that leads on', () => {
  expect(identifyTarget('https://shopee.tw/search?keyword=x')?.warning).toBe('TARGET_NOT_AN_ITEM')
  expect(identifyTarget('https://vm.tiktok.com/ZMabc/')?.warning).toBe('SHORT_LINK')
  expect(identifyTarget('https://www.facebook.com/share/p/abc/')?.warning).toBe('SHORT_LINK')
})

test.each(['shop.example/x', 'ftp://shop.example/x', 'javascript:alert(1)', 'https://', ''])(
  '%p is no target',
  (address) => {
    expect(identifyTarget(address)).toBeUndefined()
  },
)

test('whoever rents a name below a shop system is told apart from the others there', () => {
  expect(identifyTarget('https://me.myshopify.com/products/a')?.domain).toBe('me.myshopify.com')
  expect(identifyTarget('https://shop.a.com.tw/x')?.domain).toBe('a.com.tw')
  expect(identifyTarget('https://a.com.tw/')?.kind).toBe('home-page')
})
