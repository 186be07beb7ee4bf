import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
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

/** What a resolver would answer about the key. */
export async function publishDeskKey({ domain, privateKey }: DkimKey, file: string): Promise<void> {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const record = `v=DKIM1; k=rsa; p=${der.toString('base64')}`
  await writeFile(file, JSON.stringify({ [`${selector}._domainkey.${domain}`]: record }))
}
