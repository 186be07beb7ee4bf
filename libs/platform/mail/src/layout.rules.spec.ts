import fc from 'fast-check'
import { toHtml, toText } from './layout.rules'
import type { MailFrame, MailText } from './mail'

const mailText = (text: string): MailText => ({
  subject: text,
  paragraphs: [text],
  link: { label: text, url: `https://originseal.example/?x=${encodeURIComponent(text)}` },
  notes: [text],
  unsubscribeUrl: `https://originseal.example/unsubscribe?token=${encodeURIComponent(text)}`,
})
const frame: MailFrame = { greeting: 'Hello,', footer: ['OriginSeal'], unsubscribe: 'Unsubscribe:' }
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? []

test('U4: whatever a mail says, its HTML has the same elements: words never become marks', () => {
  const plain = tagsOf(toHtml(mailText('x'), frame, 'en')).map((tag) => tag.split(/[\s>]/, 1)[0])
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('<script>', '"><img src=x>', '&lt;', "' onclick='")),
      (text) => {
        const marks = tagsOf(toHtml(mailText(text), frame, 'en')).map((tag) => tag.split(/[\s>]/, 1)[0])
        expect(marks).toEqual(plain)
      },
    ),
  )
})

test('the link stands on a line of its own, below what it is for', () => {
  const link = { label: 'Open', url: 'https://originseal.example/a' }
  const lines = toText({ ...mailText('x'), link }, frame).split('\n')
  expect(lines[lines.indexOf('https://originseal.example/a') - 1]).toBe('Open')
  expect(lines).toContain('-- ')
})

test('a mail that its reader may stop says where, in text and in HTML; another says nothing of it', () => {
  const url = 'https://originseal.example/unsubscribe?token=x'
  const stoppable = mailText('x')
  expect(toText(stoppable, frame)).toContain(`Unsubscribe:\n${url}`)
  expect(toHtml(stoppable, frame, 'en')).toContain(`href="${url}"`)
  const { unsubscribeUrl: _, ...other } = stoppable
  expect(toText(other, frame)).not.toContain('nsubscribe')
  expect(toHtml(other, frame, 'en')).not.toContain('nsubscribe')
})
