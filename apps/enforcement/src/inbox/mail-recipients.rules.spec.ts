import { recipientsOf } from './mail-recipients.rules'

const isOurs = (address: string) => address.endsWith('@notices.example')
const recipients = (...lines: string[]) => recipientsOf(Buffer.from(lines.join('\r\n')), isOurs)

test('MEMBER-06: a mail of a mailbox is for those of our addresses that its head names', () => {
  const mail = [
    'Delivered-To: case-a@notices.example',
    'To: "Desk" <CASE-B@notices.example>,',
    '\tother@shop.example',
  ]
  expect(recipients(...mail, 'Cc: case-a@notices.example', '', 'text')).toEqual([
    'case-a@notices.example',
    'case-b@notices.example',
  ])
})

test('MEMBER-06: addresses in its text, its subject and its sender do not count', () => {
  const mail = [
    'From: case-a@notices.example',
    'Subject: case-a@notices.example',
    'X-To: case-a@notices.example',
  ]
  expect(recipients(...mail, '', 'To: case-a@notices.example')).toEqual([])
})

test('MEMBER-06: a head without end is read to its limit', () => {
  const raw = Buffer.from(`Subject: ${'x'.repeat(200_000)}\r\nTo: case-a@notices.example\r\n\r\n`)
  expect(recipientsOf(raw, isOurs)).toEqual([])
})
