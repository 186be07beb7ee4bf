import { readSmtpUrl } from './smtp-address.rules'

test.each([
  [
    'smtps://name:pass%40word@mail.example',
    { host: 'mail.example', port: 465, isSecure: true, user: 'name', password: 'pass@word' },
  ],
  ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false }],
  ['smtp://mail.example:2525/', { host: 'mail.example', port: 2525, isSecure: false }],
])('%s is a mail server', (text, expected) => expect(readSmtpUrl(text)).toEqual(expected))

test.each([
  'https://mail.example',
  'mail.example:587',
  'smtp://',
  'smtp://name@mail.example',
  'smtp://na%ZZme:password@mail.example',
  // nodemailer would take any of its options from there.
  'smtp://mail.example?proxy=http://10.0.0.1',
  'smtp://mail.example/path',
  'smtp://mail.example#x',
])('%s is none', (text) => expect(readSmtpUrl(text)).toBeUndefined())
