import { frameOf, mailLanguages, toHtml, toText } from '@originseal/mail'
import type { RespondentMail } from './respondent-mail'
import { writeRespondentMail } from './respondent-mail-texts'

const publicUrl = 'https://originseal.example'
const tokens = { pageToken: 'page-token-0123456789abc', stopToken: 'stop-token-0123456789abc' }
const values: { [Mail in RespondentMail as Mail['template']]: Mail['values'] } = {
  'confirm-respondent-address': { code: 'A1B2C3D4' },
  'respondent-news': tokens,
  'respondent-deadline': tokens,
}
const all = mailLanguages.flatMap((language) =>
  Object.entries(values).map(([template, given]) => {
    const mail = { ownerId: '', to: 'chen@shop.example', language, template, values: given } as RespondentMail
    const text = writeRespondentMail(mail, publicUrl)
    const frame = frameOf(language, publicUrl)
    return { language, template, text, plain: toText(text, frame), html: toHtml(text, frame, language) }
  }),
)

describe.each(all)('$language: $template', ({ language, template, text, plain, html }) => {
  test('says something in its language, and leads to us alone', () => {
    expect(/\p{Script=Han}/u.test(text.subject)).toBe(language === 'zh-TW')
    for (const link of plain.match(/https?:\S+/g) ?? []) expect(new URL(link).origin).toBe(publicUrl)
    // What only mainland China writes.
    expect(plain).not.toMatch(/邮|帐|账|默認|視頻|網絡|軟件|鏈接|信息/)
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(/i)
  })

  test('names neither its reader nor anybody else', () => {
    expect(plain).not.toContain('chen@shop.example')
  })

  test('leads to the page where its reader has asked for it, and a stranger nowhere', () => {
    const isCode = template === 'confirm-respondent-address'
    expect(plain.includes('A1B2C3D4')).toBe(isCode)
    expect(text.link?.url).toBe(isCode ? undefined : `${publicUrl}/d/${tokens.pageToken}?lang=${language}`)
    const stop = isCode ? undefined : `${publicUrl}/d/${tokens.stopToken}/stop`
    expect(text.oneClickUrl).toBe(stop)
    expect(text.unsubscribeUrl).toBe(stop && `${stop}?lang=${language}`)
    expect(plain.includes('/d/')).toBe(!isCode)
  })
})
