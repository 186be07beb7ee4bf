import { Injectable } from '@nestjs/common'
import { compactDecrypt, CompactEncrypt } from 'jose'
import { z } from 'zod'
import { ServerSecret } from '../tokens/server-secret'

const content = z.object({
  id: z.uuid(),
  params: z.record(z.string(), z.string()),
  body: z.unknown(),
  withheld: z.array(z.object({ field: z.string(), fingerprint: z.string() })),
})
export type ProposalContent = z.infer<typeof content>

/**
 * What proposals say lies encrypted (JWE, A256GCM, RFC 7516), each together with which it is: it can name accounts at banks,
 * and a row that is moved to another proposal does not open.
 */
@Injectable()
export class ProposalContents {
  private readonly key: Uint8Array

  constructor(secret: ServerSecret) {
    this.key = secret.derive('proposals')
  }

  encrypt(given: ProposalContent): Promise<string> {
    return new CompactEncrypt(Buffer.from(JSON.stringify(given)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.key)
  }

  /** Throws where it is not this proposal's, or was encrypted with another key. */
  async decrypt(id: string, encrypted: string): Promise<ProposalContent> {
    const { plaintext } = await compactDecrypt(encrypted, this.key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const opened = content.parse(JSON.parse(Buffer.from(plaintext).toString('utf8')))
    if (opened.id !== id) throw new Error('the content is of another proposal')
    return opened
  }
}
