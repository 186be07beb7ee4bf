import { X509Certificate } from 'node:crypto'
import type { LicenceClaims } from '@originseal/contracts'
import { createDevelopmentCertificate } from '../signing/development-certificate'
import { signerFromPem } from '../signing/signer'
import { readLicence, signLicence } from './licence-token'

const made = createDevelopmentCertificate({ commonName: 'OriginSeal Test' })
const signer = signerFromPem(made)
const [certificate] = signer.certificates
const claims: LicenceClaims = {
  version: 1,
  lid: '5f2b8c1e-1111-4222-8333-444455556661',
  workId: '5f2b8c1e-1111-4222-8333-444455556662',
  sha256: 'ab'.repeat(32),
  grantor: '林小原',
  grantee: { kind: 'page', value: 'https://shop.example/items/1' },
  notBefore: '2026-11-23T00:00:00.000Z',
  notAfter: null,
  settlementHash: 'cd'.repeat(32),
}

test('MEMBER-07: a licence is read as it was signed, and names the certificate that signed it', async () => {
  const token = await signLicence(claims, signer)
  expect(await readLicence(token, certificate!)).toEqual(claims)
  const header = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { x5c: string[] }
  expect(new X509Certificate(Buffer.from(header.x5c[0]!, 'base64')).fingerprint256).toBe(
    certificate!.fingerprint256,
  )
})

test('MEMBER-07: no changed character of a licence is taken, nor one that somebody else has signed', async () => {
  const token = await signLicence(claims, signer)
  // The last character of each part holds bits that say nothing.
  const places = Array.from({ length: 60 }, (_, index) => Math.floor((index * token.length) / 60)).filter(
    (place) => token[place] !== '.' && token[place + 1] !== '.' && place < token.length - 1,
  )
  for (const place of places) {
    const changed = token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1)
    await expect(readLicence(changed, certificate!)).rejects.toMatchObject({ code: 'LICENCE_INVALID' })
  }
  const stranger = signerFromPem(createDevelopmentCertificate({ commonName: 'Somebody else' }))
  await expect(readLicence(await signLicence(claims, stranger), certificate!)).rejects.toMatchObject({
    code: 'LICENCE_INVALID',
  })
})
