import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { derOf, toBuffer } from '../cms/signed-data'
import { DocumentError } from './document-error'
import { signerFrom, type Signer } from './signer'

/**
 * Opens a PKCS#12 file (.p12, .pfx) with PBES2 encryption, as OpenSSL 3 and current systems write it.
 * @throws DocumentError PKCS12_UNREADABLE (also for a wrong password and for the old RC2 and 3DES files),
 *   KEY_UNSUPPORTED, KEY_DOES_NOT_MATCH
 */
export async function signerFromPkcs12(bytes: Uint8Array, password: string): Promise<Signer> {
  let contents: readonly pkijs.SafeContents[]
  try {
    contents = await openSafes(bytes, password)
  } catch (cause) {
    throw new DocumentError(
      'PKCS12_UNREADABLE',
      'the PKCS#12 file could not be opened: wrong password, damaged, or encrypted the old way (RC2, 3DES); ' +
        'rewrite an old file with: openssl pkcs12 -legacy -in old.p12 -nodes | openssl pkcs12 -export -out new.p12',
      { cause },
    )
  }
  const values = contents.flatMap((safe) => safe.safeBags.map((bag) => bag.bagValue as unknown))
  const keys = values.flatMap((value) => {
    if (value instanceof pkijs.PKCS8ShroudedKeyBag) return value.parsedValue ? [value.parsedValue] : []
    return value instanceof pkijs.PrivateKeyInfo ? [value] : []
  })
  const certificates = values.flatMap((value) =>
    value instanceof pkijs.CertBag && value.parsedValue instanceof pkijs.Certificate
      ? [new X509Certificate(derOf(value.parsedValue))]
      : [],
  )
  if (keys.length !== 1) {
    throw new DocumentError('PKCS12_UNREADABLE', `the PKCS#12 file holds ${keys.length} keys instead of one`)
  }
  const privateKey = createPrivateKey({ key: derOf(keys[0]!), format: 'der', type: 'pkcs8' })
  return signerFrom(privateKey, certificates)
}

async function openSafes(bytes: Uint8Array, password: string): Promise<readonly pkijs.SafeContents[]> {
  const secret = toBuffer(Buffer.from(password, 'utf8'))
  const pfx = new pkijs.PFX({ schema: asn1js.fromBER(toBuffer(bytes)).result })
  await pfx.parseInternalValues({ password: secret, checkIntegrity: true })
  const safe = pfx.parsedValue?.authenticatedSafe
  if (!safe) throw new Error('no authenticated safe')
  const parameters = safe.safeContents.map(({ contentType }) =>
    contentType === pkijs.ContentInfo.ENCRYPTED_DATA ? { password: secret } : {},
  )
  await safe.parseInternalValues({ safeContents: parameters })
  const contents = (safe.parsedValue as { safeContents: { value: pkijs.SafeContents }[] }).safeContents
  for (const { value } of contents) {
    for (const bag of value.safeBags) {
      if (bag.bagValue instanceof pkijs.PKCS8ShroudedKeyBag) {
        // Protected in pkijs' types, public in its documentation.
        const shrouded = bag.bagValue as unknown as {
          parseInternalValues(options: { password: ArrayBuffer }): Promise<void>
        }
        await shrouded.parseInternalValues({ password: secret })
      }
    }
  }
  return contents.map(({ value }) => value)
}
