import { chooseLanguage } from './languages'

it.each([
  [['zh-TW'], 'zh-TW'],
  [['zh-Hant-HK', 'en'], 'zh-TW'],
  [['zh-HK'], 'zh-TW'],
  [['zh-CN'], 'zh'],
  [['zh-Hans-SG'], 'zh'],
  [['zh'], 'zh'],
  [['en-GB', 'zh-TW'], 'en'],
  [['fr-FR', 'ja-JP'], 'ja'],
  [['ko'], 'ko'],
  [['fr-FR'], 'en'],
  [[], 'zh-TW'],
])('a browser that wants %j gets %s', (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language)
})
