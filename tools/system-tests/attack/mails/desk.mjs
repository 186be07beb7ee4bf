import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const built = createRequire(import.meta.url)
const evilDomain = 'evil.example'

/**
 * Who writes to the inbox of cases: the platform with its own key, and somebody who has a domain of theirs.
 *
 * @typedef {{ raw: Buffer, to?: string, sender?: string }} Sent
 */
export class Desk {
  /**
   * @param {{ dataDir: string, port: number }} product where it keeps its files, and where its inbox listens
   * @param {{ number: string, pageUrl: string }} ofCase
   */
  static async open({ dataDir, port }, { number, pageUrl }) {
    const { fixedSmtpServer, SmtpSubmission } = require('@originseal/mail')
    /** @type {typeof import('../../../../apps/enforcement/src/tools/mail-keys.js')} */
    const { loadMailKeys } = built('../../../../apps/enforcement/dist/tools/mail-keys.js')
    const { addresses } = await loadMailKeys({
      NOTICE_KEY_DIR: join(dataDir, 'notice-keys'),
      NOTICE_MAIL_DOMAIN: 'notices.localhost',
      NOTICE_DKIM_SELECTOR: 'originseal',
    })
    const submission = new SmtpSubmission(fixedSmtpServer(`smtp://127.0.0.1:${port}?ignoreTLS=true`))
    const privateKey = readFileSync(join(dataDir, 'market-objects/abuse-desk-dkim.pem'), 'utf8')
    const desk = new Desk(addresses.ofCase(number), pageUrl, submission, privateKey)
    desk.publish(join(dataDir, 'mail-records/records.json'))
    return desk
  }

  constructor(address, pageUrl, submission, privateKey) {
    this.address = address
    this.pageUrl = pageUrl
    this.submission = submission
    this.platformKey = { domain: 'localhost', selector: 'market', privateKey }
    this.platform = 'abuse@localhost'
    this.forgedKey = { domain: 'localhost', selector: 'market', privateKey: makeKey() }
    this.evilKey = { domain: evilDomain, selector: 'market', privateKey: makeKey() }
  }

  /** The attacker's own domain is in order, as anybody's may be. */
  publish(file) {
    const der = createPublicKey(this.evilKey.privateKey).export({ type: 'spki', format: 'der' })
    const records = JSON.parse(readFileSync(file, 'utf8'))
    records[`market._domainkey.${evilDomain}`] = `v=DKIM1; k=rsa; p=${der.toString('base64')}`
    writeFileSync(file, JSON.stringify(records))
  }

  /** A mail that is as it should be, but for who signs it. @returns {Promise<Buffer>} */
  compose({ text, from = this.platform, key = this.platformKey }) {
    const { composeMessage } = require('@originseal/mail')
    return composeMessage(
      {
        messageId: `<${crypto.randomUUID()}@${key.domain}>`,
        date: new Date(),
        from: { name: 'Abuse desk', address: from },
        replyTo: from,
        to: this.address,
        subject: 'Re: your notice',
        text,
        html: '',
        attachments: [],
      },
      key,
    )
  }

  /** The platform signs only as many bytes of the body as there are now. @returns {Promise<Buffer>} */
  async signedByLength(text) {
    const { dkimSign } = require('mailauth/lib/dkim/sign')
    const raw = await this.compose({ text })
    const unsigned = Buffer.from(String(raw).replace(/^DKIM-Signature:.*\r\n(?:[ \t].*\r\n)*/m, ''))
    const body = unsigned.subarray(unsigned.indexOf('\r\n\r\n') + 4)
    const { domain: signingDomain, selector, privateKey } = this.platformKey
    const key = { signingDomain, selector, privateKey }
    const { signatures } = await dkimSign(unsigned, {
      ...key,
      signatureData: [{ ...key, maxBodyLength: body.length }],
    })
    return Buffer.concat([Buffer.from(signatures), unsigned])
  }

  /** @returns {Promise<string>} what the mail server said; 'refused …' where it took nothing */
  async send({ raw, to = this.address, sender = 'abuse@localhost' }) {
    try {
      return (await this.submission.submit({ raw, sender, recipient: to, envelopeId: 'x' })).response
    } catch (error) {
      if (error.name !== 'MailRefused') throw error
      return `refused ${error.code}`
    }
  }

  close() {
    return this.submission.close()
  }
}

const makeKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey
