import { frameOf, mailLanguages, toHtml, toText } from '@originseal/mail'
import type { AccountMail } from './account-mail'
import { writeMailText } from './write-mail-text'

const token = 'Vm9yIGRlbSBHZXNldHo_-'
const publicUrl = 'https://originseal.example'

/** Every template with values; one that is missing does not compile. */
const values: { [Mail in AccountMail as Mail['template']]: Mail['values'] } = {
  'confirm-email': { token },
  'confirm-new-email': { token },
  'email-in-use': {},
  'email-change-asked': {},
  'email-changed': {},
  'reset-password': { token },
  'password-changed': {},
  'step-up': { code: 'A1B2C3D4' },
  'google-linked': {},
  'deletion-asked': { erasesAt: '2026-12-05T16:30:00.000Z' },
  'deletion-undone': {},
}
const all = mailLanguages.flatMap((language) =>
  Object.entries(values).map(([template, given]) => {
    const mail = { ownerId: '', to: 'ming@example.com', language, template, values: given } as AccountMail
    return {
      language,
      template,
      given,
      text: writeMailText(mail, publicUrl),
      frame: frameOf(language, publicUrl),
    }
  }),
)

describe.each(all)('$language: $template', ({ language, given, text, frame }) => {
  test('says something in its language, and leads to a page of ours', () => {
    const plain = toText(text, frame)
    expect(text.subject.length).toBeGreaterThan(5)
    expect(/\p{Script=Han}/u.test(text.subject)).toBe(language === 'zh-TW')
    const links = plain.match(/^https?:\S+$/gm) ?? []
    expect(links[0]).toBe(text.link?.url)
    for (const link of links) expect(new URL(link).origin).toBe(publicUrl)
    // What only mainland China writes.
    expect(plain).not.toMatch(/邮|帐|账|登录|賬|默認|視頻|網絡|軟件|鏈接/)
  })

  test('its token is in the link and nowhere else, and the same in text and HTML', () => {
    const html = toHtml(text, frame, language)
    for (const written of [toText(text, frame), html]) {
      const found = [...written.matchAll(/token=([\w%~.-]+)/g)].map(([, value]) =>
        decodeURIComponent(value ?? ''),
      )
      expect(new Set(found)).toEqual(new Set('token' in given ? [token] : []))
    }
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(/i)
    for (const said of [...text.paragraphs, ...text.notes]) expect(html).toContain(said)
  })

  test('can’t be unsubscribed from: it is about the account itself', () => {
    expect(text.unsubscribeUrl).toBeUndefined()
  })
})

test('the links of the mails are the pages that take their tokens', () => {
  const linkOf = (name: AccountMail['template']) =>
    all.find(({ language, template }) => language === 'en' && template === name)?.text.link?.url
  expect(linkOf('confirm-email')).toBe(`${publicUrl}/confirm-email?token=${token}`)
  expect(linkOf('confirm-new-email')).toBe(`${publicUrl}/confirm-email?token=${token}`)
  expect(linkOf('reset-password')).toBe(`${publicUrl}/reset-password?token=${token}`)
})

test('the end is told in Taiwan’s time', () => {
  const subjects = all.filter(({ template }) => template === 'deletion-asked').map(({ text }) => text.subject)
  expect(subjects).toEqual([
    '您的帳號將於 2026年12月6日 00:30 刪除',
    'Your account will be deleted on 6 December 2026 at 00:30',
  ])
})
