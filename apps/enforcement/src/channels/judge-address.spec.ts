import { judgeAddress } from './judge-address'

test.each([
  ['a shop’s front page', 'https://shopee.tw/shop/123456/', { targetRefusal: 'TARGET_NOT_AN_ITEM' }],
  ['results of a search', 'https://shopee.tw/search?keyword=x', { targetRefusal: 'TARGET_NOT_AN_ITEM' }],
  ['the front page of a site', 'https://shop.example/', { targetRefusal: 'TARGET_NOT_AN_ITEM' }],
  ['a short link', 'https://s.shopee.tw/abc', { targetRefusal: 'SHORT_LINK' }],
  ['a name like a platform’s', 'https://shopee-tw.shop/items/1', { imitates: 'shopee' }],
  ['a name in other letters', `https://${'\u0455'}hopee.tw/items/1`, { imitates: 'shopee' }],
  ['a site that imitates', 'https://faceb00k.example/', { imitates: 'facebook', isWholeAccount: true }],
  [
    'a profile where impersonation is reported',
    'https://www.instagram.com/someone/',
    { isWholeAccount: true },
  ],
  ['an item', 'https://shopee.tw/product/1/2', {}],
  ['a page of a stranger', 'https://shop.example/items/1', {}],
])('%s', (_, address, judged) => {
  expect(judgeAddress(address)).toEqual(judged)
})
