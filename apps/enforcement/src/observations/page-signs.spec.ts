import { siblingOf, saysNotFound, saySame } from './soft-not-found'
import type { SeenPage } from './seen-page'
import { wallOf } from './wall'

const page = (body: string, more: Partial<SeenPage> = {}): SeenPage => ({
  url: 'https://shop.example/items/1',
  status: 200,
  headers: {},
  html: `<!doctype html><title>小物店</title><body>${body}</body>`,
  ...more,
})

describe('MEMBER-06: what stands before an item', () => {
  it.each([
    ['login', '<h1>請先登入</h1>'],
    ['login', '<form><input type="password"></form>'],
    ['consent', '<div class="cookie-banner"><button>OK</button></div><h1>Blue lamp</h1>'],
    ['consent', '<p>Please accept our cookies</p>'],
    ['age', '<p>本頁內容須年滿 18 歲</p>'],
    ['region', '<p>This item is not available in your country</p>'],
    ['region', '<p>您所在的地區無法瀏覽</p>'],
    ['bot', '<p>Checking your browser</p>'],
    ['bot', '<div class="h-captcha"></div>'],
    ['app', '<p>請使用蝦皮 App 開啟</p>'],
    ['maintenance', '<h1>系統維護中</h1>'],
  ])('%s: %s', (wall, body) => {
    expect(wallOf(page(body))).toBe(wall)
  })

  it('nothing before a usual page, and nothing before one that is not there', () => {
    expect(wallOf(page('<h1>藍色檯燈</h1><p>NT$ 300</p><a href="/login">登入</a>'))).toBeNull()
    expect(wallOf(page('<form><input type="password"></form>', { status: 404 }))).toBeNull()
    expect(wallOf(page('', { status: 404, headers: { 'cf-mitigated': 'challenge' } }))).toBe('bot')
  })
})

describe('MEMBER-06: soft 404', () => {
  it('makes an address of the same shape, of another id', () => {
    const chance = (): number => 0.5
    expect(siblingOf('https://shop.example/items/1234?from=a', chance)).toBe(
      'https://shop.example/items/5555?from=a',
    )
    expect(siblingOf('https://shop.example/view?item=99x', chance)).toBe('https://shop.example/view?item=55n')
    expect(siblingOf('https://shop.example/things/blue-lamp', chance)).toBe(
      'https://shop.example/things/blue-nnnn',
    )
    expect(siblingOf('https://shop.example/', chance)).toBeUndefined()
  })

  it('knows pages that say the same but for numbers, and such that say that nothing is there', () => {
    const none = page('<h1>找不到商品 1234</h1><p>這件商品可能已經下架，請看看別的商品。</p>')
    const other = page('<h1>找不到商品 98</h1><p>這件商品可能已經下架，請看看別的商品。</p>')
    const item = page('<h1>藍色檯燈</h1><p>手工製作，附燈泡。</p>')
    expect(saySame(none, other)).toBe(true)
    expect(saySame(none, item)).toBe(false)
    expect(saysNotFound(none)).toBe(true)
    expect(saysNotFound(item)).toBe(false)
  })
})
