import { generateKeyPairSync } from 'node:crypto'
import { composeMessage, type DkimKey, type MailEnvelope } from '@originseal/mail'
import { dkimSign } from 'mailauth/lib/dkim/sign'
import { authenticateMail } from './authenticate-mail'

// Keys are made, and each mail is signed and verified.
jest.setTimeout(60_000)

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const publishedKey = publicKey.replaceAll(/-----[^-]+-----|\s/g, '')
const dkim: DkimKey = { domain: 'shop.example', selector: 's1', privateKey }

/** The names that exist; everything else is unknown. */
const zone: Readonly<Record<string, readonly string[][]>> = {
  's1._domainkey.shop.example TXT': [[`v=DKIM1; k=rsa; p=${publishedKey}`]],
  's1._domainkey.evil.example TXT': [[`v=DKIM1; k=rsa; p=${publishedKey}`]],
  'shop.example TXT': [['v=spf1 ip4:192.0.2.1 -all']],
  'evil.example TXT': [['v=spf1 ip4:192.0.2.9 -all']],
  '_dmarc.shop.example TXT': [['v=DMARC1; p=reject']],
}
const resolve = async (name: string, type: string) => {
  const records = zone[`${name} ${type}`]
  if (!records) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
  return records
}

const message = (key: DkimKey | undefined) =>
  composeMessage(
    {
      messageId: '<1@shop.example>',
      date: new Date('2026-11-22T04:00:00Z'),
      from: { name: '賣場', address: 'abuse@shop.example' },
      replyTo: 'abuse@shop.example',
      to: 'case@notices.originseal.example',
      subject: '已移除',
      text: '您檢舉的商品已經移除。\n',
      html: '<p>您檢舉的商品已經移除。</p>',
      attachments: [],
    },
    key,
  )
/** Signed by its domain as far as the body goes now (l=); more can be written behind it. */
async function signedByLength(): Promise<Buffer> {
  const raw = await message(undefined)
  const maxBodyLength = raw.length - raw.indexOf('\r\n\r\n') - 4
  const { domain: signingDomain, selector } = dkim
  const { signatures } = await dkimSign(raw, {
    signingDomain,
    selector,
    privateKey,
    signatureData: [{ signingDomain, selector, privateKey, maxBodyLength }],
  })
  return Buffer.concat([Buffer.from(signatures), raw])
}
const stranger: MailEnvelope = {
  remoteAddress: '192.0.2.50',
  hello: 'mx.example',
  sender: 'abuse@shop.example',
}
const own: MailEnvelope = { ...stranger, remoteAddress: '192.0.2.1' }

test('a mail that its domain has signed is vouched for, whoever hands it over', async () => {
  const checked = await authenticateMail(await message(dkim), stranger, resolve)
  expect(checked).toMatchObject({ domains: ['shop.example'], dkim: 'pass', spf: 'fail', dmarc: 'pass' })
})

test('a mail that is signed to its very end is vouched for', async () => {
  expect(await authenticateMail(await signedByLength(), stranger, resolve)).toMatchObject({
    domains: ['shop.example'],
  })
})

test('a mail from a server that its domain names is vouched for without a signature', async () => {
  expect(await authenticateMail(await message(undefined), own, resolve)).toMatchObject({
    domains: ['shop.example'],
    dkim: 'none',
    spf: 'pass',
  })
})

test.each<[string, () => Promise<Buffer>, MailEnvelope]>([
  ['nobody signed it', () => message(undefined), stranger],
  [
    'a word of it was changed',
    async () => Buffer.from((await message(dkim)).toString('latin1').replace('From: ', 'From: x'), 'latin1'),
    stranger,
  ],
  [
    'words stand behind what was signed',
    async () => Buffer.concat([await signedByLength(), Buffer.from('The listing has been removed.\r\n')]),
    stranger,
  ],
  ['another domain signed it', () => message({ ...dkim, domain: 'evil.example' }), stranger],
  [
    'another domain sent it',
    () => message(undefined),
    { remoteAddress: '192.0.2.9', hello: 'evil.example', sender: 'a@evil.example' },
  ],
])('nobody vouches where %s', async (_, make, envelope) => {
  expect((await authenticateMail(await make(), envelope, resolve)).domains).toEqual([])
})

test('while names cannot be looked up nobody vouches', async () => {
  const down = async () => {
    throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' })
  }
  expect((await authenticateMail(await message(dkim), own, down)).domains).toEqual([])
})
