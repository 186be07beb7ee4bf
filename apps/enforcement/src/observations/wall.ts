import { loadPage } from '@originseal/crawling'
import type { SeenPage } from './seen-page'

type Document = ReturnType<typeof loadPage>['$']

/** What stands before an item, so that its page says nothing of it. */
export const walls = [
  'login',
  'consent',
  'age',
  'region',
  'bot',
  'app',
  'maintenance',
  'holiday',
  'expired',
] as const
export type Wall = (typeof walls)[number]

/** On a page with little else these words are all that it says. */
const phrases: readonly (readonly [Wall, RegExp])[] = [
  [
    'bot',
    /不是機器人|驗證您是人類|流量異常|are you (?:a )?human|unusual traffic|checking your browser|just a moment|captcha/i,
  ],
  [
    'region',
    /您所在的(?:國家|地區)|無法在您的(?:國家|地區)|not available in your (?:country|region|location)/i,
  ],
  ['age', /年滿\s?1[68]|未滿\s?18|1[68] years or older|are you (?:over|at least) 1[68]|age verification/i],
  ['consent', /接受.{0,10}cookie|同意.{0,10}cookie|accept.{0,20}cookies|cookie preferences/i],
  ['login', /請先登入|請登入|登入後(?:即可)?(?:查看|繼續)|(?:log|sign) ?in to (?:continue|see|view)/i],
  [
    'app',
    /請(?:使用|在).{0,10}app.{0,4}(?:開啟|查看)|open (?:this )?in (?:the |our )?app|continue in (?:the )?app/i,
  ],
  ['maintenance', /維護中|系統維護|under maintenance|be back soon/i],
  [
    'holiday',
    /(?:賣家|賣場|商店|店家|店主).{0,10}(?:休假|休息|公休|放假)|(?:休假|假期)模式|暫停營業|on (?:a )?(?:vacation|holiday)|(?:vacation|holiday) mode/i,
  ],
]
/** What was to end by itself, as stories do: that it is away is nobody's removal, whatever the status. */
const expired =
  /(?:限時動態|內容|貼文|商品|連結).{0,6}(?:已過期|已到期|已失效)|(?:story|content|post|listing|link).{0,12}expired/i

/** Characters that a page may show and still count as one that says nothing but that. */
const fewWords = 2_000

const challenge =
  '.g-recaptcha, .h-captcha, .cf-turnstile, iframe[src*="captcha" i], form[action*="captcha" i], script[src*="/cdn-cgi/challenge-platform/"]'
const consentBox = '[id*="consent" i], [class*="consent" i], [id*="cookie" i], [class*="cookie" i]'

/** The wall that a page is, or that stands before it; null where it is neither. Doubt says wall: it never counts. */
export function wallOf({ status, headers, html, url }: SeenPage): Wall | null {
  const { $ } = loadPage(html, url)
  if (headers['cf-mitigated'] === 'challenge' || $(challenge).length > 0) return 'bot'
  const text = visibleText($)
  if (text.length <= fewWords && expired.test(text)) return 'expired'
  // What says that it is not there may have the way to log in on it like any other page.
  if ([404, 410, 451].includes(status)) return null
  if ($('input[type="password" i]').length > 0) return 'login'
  if ($(consentBox).find('button, input, a').length > 0) return 'consent'
  if (text.length > fewWords) return null
  return phrases.find(([, words]) => words.test(text))?.[0] ?? null
}

/** What a page says, in one line. */
export function visibleText($: Document): string {
  const body = $('body').clone()
  body.find('script, style, noscript, template').remove()
  return `${$('title').first().text()} ${body.text()}`.replace(/\s+/g, ' ').trim()
}
