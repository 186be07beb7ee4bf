import { createPublicKey, generateKeyPairSync, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { DkimKey } from '@originseal/mail'
import { readOrMake } from '@originseal/runtime'
import { MailAddresses } from '../inbox/mail-addresses'
import { RespondentLinks } from '../negotiations/respondent-links'
import type { CaseMailSettings } from './mail-settings'

/** What mails of cases are signed with, and what their addresses are made of. */
export interface MailKeys {
  readonly addresses: MailAddresses
  /** Of the pages of the other side of cases. */
  readonly respondentLinks: RespondentLinks
  /** Encrypts addresses of the other side, and mails to them while they wait. */
  readonly respondentMails: Uint8Array
  /** Of the codes by which such addresses are confirmed. */
  readonly respondentCodes: Uint8Array
  readonly dkim: DkimKey
}

type Settings = Pick<CaseMailSettings, 'NOTICE_KEY_DIR' | 'NOTICE_MAIL_DOMAIN' | 'NOTICE_DKIM_SELECTOR'>

/** Reads the keys, or makes them at the first start. */
export async function loadMailKeys(settings: Settings): Promise<MailKeys> {
  const { NOTICE_KEY_DIR: folder, NOTICE_MAIL_DOMAIN: domain, NOTICE_DKIM_SELECTOR: selector } = settings
  const secret = await readOrMake(join(folder, 'address-secret'), async () =>
    randomBytes(32).toString('base64url'),
  )
  const privateKey = await readOrMake(join(folder, `dkim-${selector}.pem`), async () => makeDkimKey())
  const keyFor = (use: string) =>
    new Uint8Array(
      hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', `originseal/enforcement/${use}`, 32),
    )
  return {
    addresses: new MailAddresses(keyFor('addresses'), domain),
    respondentLinks: new RespondentLinks(keyFor('respondent-links')),
    respondentMails: keyFor('respondent-mails'),
    respondentCodes: keyFor('respondent-codes'),
    dkim: { domain, selector, privateKey },
  }
}

/** RSA 2048 (RFC 8301): what every verifier knows. */
const makeDkimKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey

/** What the TXT record of the selector has to say. */
export function dkimRecord({ dkim: { privateKey } }: MailKeys): string {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return `v=DKIM1; k=rsa; p=${der.toString('base64')}`
}
