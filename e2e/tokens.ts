import { createPrivateKey, createPublicKey, sign, verify, type JsonWebKey, type KeyObject } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir } from './playwright.config'

const dsaEncoding = 'ieee-p1363'

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

/** The token with other claims, signed by the tested system's own key: what only a change of role or of clocks makes. */
export function withClaims(token: string, changes: Readonly<Record<string, unknown>>): string {
  const [head, payload, signature] = token.split('.') as [string, string, string]
  const signedBy = (key: KeyObject): boolean =>
    verify(
      'sha256',
      Buffer.from(`${head}.${payload}`),
      { key: createPublicKey(key), dsaEncoding },
      Buffer.from(signature, 'base64url'),
    )
  const key = keys().find(signedBy)
  if (!key) throw new Error('none of the keys in the data folder has signed this token')
  const changed = Buffer.from(JSON.stringify({ ...claimsOf(token), ...changes })).toString('base64url')
  const bytes = sign('sha256', Buffer.from(`${head}.${changed}`), { key, dsaEncoding })
  return `${head}.${changed}.${bytes.toString('base64url')}`
}

function keys(): KeyObject[] {
  const folder = join(dataDir, 'token-keys')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jwk.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonWebKey)
    .map((key) => createPrivateKey({ key, format: 'jwk' }))
}
