import { imitatedPlatform } from './imitated-platform.rules'
import { platformAdapters } from './platform-adapters.rules'

test.each([
  ['shopee-tw.shop', 'shopee'],
  ['faceb00k.example', 'facebook'],
  ['ѕhopee.tw', 'shopee'],
  ['lnstagram.com', 'instagram'],
  ['instagrarn.com', 'instagram'],
  ['login-pchome.com', 'pchome'],
])('%s imitates %s', (domain, platform) => {
  expect(imitatedPlatform(domain, platformAdapters)).toBe(platform)
})

test.each(['shopee.tw', 'facebook.com', 'shop.example', 'lines.example', 'outline.me', 'rutendam.example'])(
  '%s imitates nobody',
  (domain) => {
    expect(imitatedPlatform(domain, platformAdapters)).toBeUndefined()
  },
)
