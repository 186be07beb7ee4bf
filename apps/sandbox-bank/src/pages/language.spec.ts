import { languageOf, languageOfBrowser } from './language'

test.each([
  [undefined, 'zh-Hant-TW'],
  ['CHI', 'zh-Hant-TW'],
  ['ENG', 'en'],
  ['JPN', 'en'],
])('a merchant that asks for %s has its payer read %s', (given, language) => {
  expect(languageOf(given)).toBe(language)
})

test.each([
  [undefined, 'zh-Hant-TW'],
  ['*', 'zh-Hant-TW'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-Hant-TW'],
  ['en-GB,en;q=0.9,zh;q=0.5', 'en'],
  ['ja', 'en'],
])('a browser that asks for %s is shown %s', (header, language) => {
  expect(languageOfBrowser({ 'accept-language': header })).toBe(language)
})
