import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import { createServer as createPlainServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { egressPolicy, parseEgressAllow } from './egress-policy'
import { GuardedFetch } from './guarded-fetch'

/** ASN.1 DER, as much as a certificate needs (X.690 §8). */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const bits = (body: Buffer): Buffer => der(0x03, Buffer.from([0]), body)
const year = (given: number): Buffer => der(0x17, Buffer.from(`${given}0101000000Z`))

/** A self-signed certificate for one DNS name, made anew for each run: no key is kept in the repository. */
function selfSigned(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
  const subject = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))))
  const alternative = sequence(oid('551d11'), der(0x04, sequence(der(0x82, Buffer.from(name)))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    subject,
    sequence(year(20), year(49)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternative)),
  )
  const certificate = sequence(body, ecdsaWithSha256, bits(sign('sha256', body, privateKey)))
  const pem = `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem }
}

describe('an encrypted visit', () => {
  const right = selfSigned('localhost')
  const wrong = selfSigned('other.example')
  let server: Server | undefined
  let fetch: GuardedFetch | undefined

  async function visit(served: { key: string; cert: string }, trusted?: string): Promise<unknown> {
    const asked: (string | undefined)[] = []
    server = createServer(
      { ...served, SNICallback: (name, done) => (asked.push(name), done(null)) },
      (_request, response) => response.end(`asked for ${asked.join()}`),
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const host = `localhost:${(server.address() as AddressInfo).port}`
    const policy = egressPolicy({ allow: parseEgressAllow(host), timeoutMs: 5_000 })
    fetch = new GuardedFetch(policy, trusted === undefined ? {} : { ca: trusted })
    return fetch.visit(`https://${host}/`).then(
      ({ body }) => body.toString(),
      (error: unknown) => error,
    )
  }

  afterEach(async () => {
    await fetch?.close()
    server?.closeAllConnections()
    server?.close()
  })

  it('succeeds under the name of the URL when the certificate is trusted', async () => {
    expect(await visit(right, right.cert)).toBe('asked for localhost')
  })

  it('fails as `tls` when the certificate is nobody’s', async () => {
    expect(await visit(right)).toMatchObject({ code: 'tls', reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  })

  it('fails as `tls` when the certificate is for another name, trusted as it may be', async () => {
    expect(await visit(wrong, wrong.cert)).toMatchObject({
      code: 'tls',
      reason: 'ERR_TLS_CERT_ALTNAME_INVALID',
    })
  })

  it('fails as `tls` when the server does not speak it', async () => {
    const plain = createPlainServer().listen(0, '127.0.0.1')
    await once(plain, 'listening')
    const host = `127.0.0.1:${(plain.address() as AddressInfo).port}`
    fetch = new GuardedFetch(egressPolicy({ allow: parseEgressAllow(host), timeoutMs: 5_000 }))
    await expect(fetch.visit(`https://${host}/`)).rejects.toMatchObject({ code: 'tls' })
    plain.closeAllConnections()
    plain.close()
  })
})
