import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import type { DkimKey } from '@originseal/mail'
import { readOrMake } from '@originseal/runtime'

const selector = 'market'

/** The key that the desk's mails are signed with; made at the first start. */
export async function loadDeskKey(folder: string, domain: string): Promise<DkimKey> {
  const privateKey = await readOrMake(join(folder, 'abuse-desk-dkim.pem'), async () => makeKey())
  return { domain, selector, privateKey }
}

const makeKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey
