import { isIP } from 'node:net'

/** Whom passkeys are for (the relying party of WebAuthn): the name of our address, which browsers bind them to. */
export class PasskeyParty {
  readonly name = 'OriginSeal'
  /** The domain. */
  readonly id: string
  readonly origin: string

  constructor(publicUrl: string) {
    const { hostname, origin } = new URL(publicUrl)
    this.id = hostname
    this.origin = origin
  }

  /** Browsers make none for an address in numbers. */
  get isNamed(): boolean {
    return isIP(this.id.replaceAll(/[[\]]/g, '')) === 0
  }
}
