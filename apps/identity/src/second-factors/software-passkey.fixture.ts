import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRegistration } from '@originseal/contracts'

/** Major types of CBOR (RFC 8949 §3.1) that an attestation has; lengths below 65,536. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

const isPresent = 0x01
const hasCredential = 0x40

interface Asked {
  readonly challenge: string
  /** Of the page that asks. */
  readonly origin: string
}

/** A passkey as a device holds it (WebAuthn Level 3, ES256, attestation `none`), with its private key in the test. */
export class SoftwarePasskey {
  readonly id = randomBytes(32)
  private readonly privateKey: KeyObject
  private readonly x: Buffer
  private readonly y: Buffer

  constructor(
    private readonly party: string,
    /** How often it says that it was used; 0 for one that does not count. */
    public counter = 0,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.privateKey = privateKey
    this.x = Buffer.from(x, 'base64url')
    this.y = Buffer.from(y, 'base64url')
  }

  register(asked: Asked): PasskeyRegistration {
    // COSE (RFC 9053 §7.1.1): EC2, ES256, P-256.
    const key = map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(this.x)],
      [integer(-3), bytes(this.y)],
    )
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, key])
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(Buffer.concat([this.state(isPresent | hasCredential), credential]))],
    )
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.client('webauthn.create', asked).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  assert(asked: Asked): PasskeyAssertion {
    if (this.counter > 0) this.counter += 1
    const client = this.client('webauthn.get', asked)
    const state = this.state(isPresent)
    const signed = Buffer.concat([state, createHash('sha256').update(client).digest()])
    return {
      ...this.named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: state.toString('base64url'),
        signature: sign('sha256', signed, this.privateKey).toString('base64url'),
      },
    }
  }

  private named() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  private client(type: string, { challenge, origin }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private state(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([createHash('sha256').update(this.party).digest(), Buffer.from([flags]), counter])
  }
}
