import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import { ObjectMissing, type ObjectStore, type StoredObject } from '@originseal/storage'
import { OBJECTS } from '../tools/tools'

/** What was made of notices: PDF and message, as they were sent. */
@Injectable()
export class NoticeFiles {
  constructor(@Inject(OBJECTS) private readonly objects: ObjectStore) {}

  keepPdf(noticeId: string, bytes: Uint8Array): Promise<StoredObject> {
    return this.objects.put(`notices/${noticeId}/notice.pdf`, bytes, { contentType: 'application/pdf' })
  }

  keepMessage(noticeId: string, attemptId: string, bytes: Uint8Array): Promise<StoredObject> {
    return this.objects.put(`notices/${noticeId}/${attemptId}.eml`, bytes, { contentType: 'message/rfc822' })
  }

  /** Undefined as long as it was not printed. */
  async readPdf(noticeId: string): Promise<Buffer | undefined> {
    const key = `notices/${noticeId}/notice.pdf`
    return this.read(key).catch((error: unknown) => {
      if (error instanceof ObjectMissing) return undefined
      throw error
    })
  }

  async read(key: string): Promise<Buffer> {
    return buffer((await this.objects.get(key, { verify: true })).stream)
  }

  async removeOf(noticeId: string): Promise<void> {
    for await (const { key } of this.objects.list(`notices/${noticeId}/`)) await this.objects.remove(key)
  }
}
