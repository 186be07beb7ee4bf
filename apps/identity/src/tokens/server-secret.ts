import { hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrMake } from '@originseal/runtime'

const fileName = 'server-secret'
const secretBytes = 32

/** One secret of all replicas, kept beside the signing keys, from which each purpose has a key of its own. */
export class ServerSecret {
  constructor(private readonly secret: Buffer) {}

  /** Reads the secret, or makes it at the first start. */
  static async load(folder: string): Promise<ServerSecret> {
    const text = await readOrMake(join(folder, fileName), async () =>
      randomBytes(secretBytes).toString('base64url'),
    )
    return new ServerSecret(Buffer.from(text, 'base64url'))
  }

  /** 256 bits for one purpose (HKDF-SHA-256, RFC 5869); no key tells anything about another one. */
  derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, '', `originseal/identity/${purpose}`, 32))
  }
}
