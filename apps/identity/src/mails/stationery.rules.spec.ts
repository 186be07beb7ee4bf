import fc from 'fast-check'
import { toHtml, toText, type MailWords } from './stationery.rules'

const words = (text: string): MailWords => ({
  subject: text,
  greeting: text,
  paragraphs: [text],
  link: { label: text, url: `https://originseal.example/?x=${encodeURIComponent(text)}` },
  notes: [text],
  footer: [text],
})
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? []

test('U4: whatever a mail says, its HTML has the same elements: words never become marks', () => {
  const plain = tagsOf(toHtml(words('x'), 'en')).map((tag) => tag.split(/[\s>]/, 1)[0])
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('<script>', '"><img src=x>', '&lt;', "' onclick='")),
      (text) => {
        const marks = tagsOf(toHtml(words(text), 'en')).map((tag) => tag.split(/[\s>]/, 1)[0])
        expect(marks).toEqual(plain)
      },
    ),
  )
})

test('the link stands on a line of its own, below what it is for', () => {
  const lines = toText({ ...words('x'), link: { label: 'Open', url: 'https://originseal.example/a' } }).split(
    '\n',
  )
  expect(lines[lines.indexOf('https://originseal.example/a') - 1]).toBe('Open')
  expect(lines).toContain('-- ')
})
