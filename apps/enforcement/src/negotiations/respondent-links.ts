import { createHash, createHmac } from 'node:crypto'

/** By which the other side reaches its page: made from a random id and a secret that the database does not hold. */
export interface RespondentLink {
  readonly id: string
  readonly tokenSha256: Buffer
  readonly codeSha256: Buffer
}

/** Crockford's base32: no I, L, O and U, so that a code can be read out and typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 10
/** 144 bits, 24 characters of base64url. */
const tokenBytes = 18

export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export class RespondentLinks {
  constructor(private readonly key: Uint8Array) {}

  make(id: string): RespondentLink {
    return { id, tokenSha256: hashOfSecret(this.tokenOf(id)), codeSha256: hashOfSecret(this.codeOf(id)) }
  }

  tokenOf(id: string): string {
    return this.digest('token', id).subarray(0, tokenBytes).toString('base64url')
  }

  /** By which the mails to an address can be stopped. */
  stopTokenOf(addressId: string): string {
    return this.digest('stop', addressId).subarray(0, tokenBytes).toString('base64url')
  }

  /** 50 bits. */
  codeOf(id: string): string {
    const digest = this.digest('code', id)
    return Array.from({ length: codeLength }, (_, index) => {
      const bit = index * 5
      return alphabet[(digest.readUInt16BE(bit >> 3) >> (11 - (bit & 7))) & 31]
    }).join('')
  }

  private digest(of: 'token' | 'code' | 'stop', id: string): Buffer {
    return createHmac('sha256', this.key).update(`${of}:${id}`).digest()
  }
}
