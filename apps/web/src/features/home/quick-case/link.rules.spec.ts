import { hintOf, platformOf, webLinkOf } from './link.rules'

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ftp://shopee.tw/a', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['shopee.tw/a', 'malformed'],
  ['http://', 'malformed'],
  ['https://shopee.tw/a', 'supported'],
  ['http://m.facebook.com/x', 'supported'],
  ['https://shop.example/facebook', 'other'],
] as const)('HOME-03: of %j is said: %s', (text, hint) => {
  expect(hintOf(text)).toBe(hint)
})

test.each([
  ['https://www.facebook.com/a', 'Facebook'],
  ['https://instagram.com/a', 'Instagram'],
  ['https://m.youtube.com/watch', 'YouTube'],
  ['https://www.tiktok.com/@a', 'TikTok'],
  ['https://shopee.tw/a', 'Shopee'],
  ['https://www.momoshop.com.tw/a', 'Momo'],
  ['https://24h.pchome.com.tw/a', 'PChome'],
  ['https://www.ruten.com.tw/a', 'Ruten'],
  ['https://shop.example/shopee', 'other'],
] as const)('HOME-04: %s is on %s', (link, platform) => {
  expect(platformOf(link)).toBe(platform)
})

test('HOME-02: only a full http or https link is one', () => {
  expect(webLinkOf(' https://shopee.tw/a ')).toBe('https://shopee.tw/a')
  for (const none of ['', 'shopee.tw', 'ftp://a.b', 'mailto:a@b.c', 'https://'])
    expect(webLinkOf(none)).toBeUndefined()
})
