import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../tools/tools'

const keyOf = (sha256: string): string => `inbox/${sha256}.eml`

/** Mails as they came, byte for byte. */
@Injectable()
export class MailFiles {
  constructor(@Inject(OBJECTS) private readonly objects: ObjectStore) {}

  async keep(sha256: string, bytes: Uint8Array): Promise<void> {
    await this.objects.put(keyOf(sha256), bytes, { contentType: 'message/rfc822' })
  }

  async read(sha256: string): Promise<Buffer> {
    return buffer((await this.objects.get(keyOf(sha256), { verify: true })).stream)
  }

  async remove(sha256: string): Promise<void> {
    await this.objects.remove(keyOf(sha256))
  }
}
