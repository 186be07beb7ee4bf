import type { Letter, MailLanguage } from './letters'
import { toHtml, toText, type MailWords } from './stationery.rules'
import { english } from './words.en.rules'
import { chinese } from './words.zh-tw.rules'

const token = 'Vm9yIGRlbSBHZXNldHo_-'
const publicUrl = 'https://originseal.example'
const around = { accountId: '', to: 'ming@example.com', language: 'zh-TW' as MailLanguage }
const letters: Letter[] = [
  { ...around, template: 'confirm-email', values: { token } },
  { ...around, template: 'confirm-new-email', values: { token } },
  { ...around, template: 'email-in-use', values: {} },
  { ...around, template: 'email-change-asked', values: {} },
  { ...around, template: 'email-changed', values: {} },
  { ...around, template: 'reset-password', values: { token } },
  { ...around, template: 'password-changed', values: {} },
  { ...around, template: 'deletion-asked', values: { erasesAt: '2026-12-05T16:30:00.000Z' } },
  { ...around, template: 'deletion-undone', values: {} },
]
const languages = [
  ['zh-TW', chinese],
  ['en', english],
] as const
const all = languages.flatMap(([language, write]) =>
  letters.map((letter) => [language, letter.template, write(letter, publicUrl), letter] as const),
)

describe.each(all)('%s: %s', (language, template, words: MailWords, letter) => {
  test('says something in its language, and leads to a page of ours', () => {
    const text = toText(words)
    expect(words.subject.length).toBeGreaterThan(5)
    expect(/\p{Script=Han}/u.test(words.subject)).toBe(language === 'zh-TW')
    const links = text.match(/^https?:\S+$/gm) ?? []
    expect(links[0]).toBe(words.link?.url)
    for (const link of links) expect(new URL(link).origin).toBe(publicUrl)
    // What only mainland China writes.
    expect(text).not.toMatch(/邮|帐|账|登录|賬|默認|視頻|網絡|軟件|鏈接/)
  })

  test('its token is in the link and nowhere else, and the same in text and HTML', () => {
    const html = toHtml(words, language)
    for (const written of [toText(words), html]) {
      const found = [...written.matchAll(/token=([\w%~.-]+)/g)].map(([, value]) =>
        decodeURIComponent(value ?? ''),
      )
      expect(new Set(found)).toEqual(new Set('token' in letter.values ? [token] : []))
    }
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(/i)
    for (const text of [...words.paragraphs, ...words.notes]) expect(html).toContain(text)
    void template
  })
})

test('the links of the mails are the pages that take their tokens', () => {
  const linkOf = (template: Letter['template']) =>
    all.find(([language, name]) => language === 'en' && name === template)?.[2].link?.url
  expect(linkOf('confirm-email')).toBe(`${publicUrl}/confirm-email?token=${token}`)
  expect(linkOf('confirm-new-email')).toBe(`${publicUrl}/confirm-email?token=${token}`)
  expect(linkOf('reset-password')).toBe(`${publicUrl}/reset-password?token=${token}`)
})

test('the end is told in Taiwan’s time', () => {
  const subjects = all.filter(([, name]) => name === 'deletion-asked').map(([, , words]) => words.subject)
  expect(subjects).toEqual([
    '您的帳號將於 2026年12月6日 00:30 刪除',
    'Your account will be deleted on 6 December 2026 at 00:30',
  ])
})
