import { createReadStream } from 'node:fs'
import { Injectable } from '@nestjs/common'
import { Problem } from '@originseal/http'
import { StorageFull, type AddedContent, type ContentStore, type ObjectStore } from '@originseal/storage'
import { originalKey, renditionKey } from './work.rules'

/** The files of works: the original and its rendition as objects, the original once more under its CID. */
@Injectable()
export class WorkFiles {
  constructor(
    readonly objects: ObjectStore,
    readonly content: ContentStore,
  ) {}

  /** @throws Problem STORAGE_FULL; then nothing of this work is kept */
  async keep(workId: string, path: string, mediaType: string, rendition: Buffer): Promise<AddedContent> {
    try {
      const added = await this.content.add(path)
      await this.objects.put(originalKey(workId), createReadStream(path), { contentType: mediaType })
      await this.objects.put(renditionKey(workId), rendition, { contentType: 'image/jpeg' })
      return added
    } catch (error) {
      await this.discard(workId)
      if (error instanceof StorageFull) throw new Problem('STORAGE_FULL', undefined, { cause: error })
      throw error
    }
  }

  /**
   * Removes the objects of a work that was not registered. Its CID stays until the sweeper comes: the same bytes may
   * just now be registered by somebody else.
   */
  async discard(workId: string): Promise<void> {
    await this.objects.remove(originalKey(workId))
    await this.objects.remove(renditionKey(workId))
  }

  /** Removes whatever was kept of a work: original, rendition, certificates. */
  async removeObjects(workId: string): Promise<void> {
    for await (const { key } of this.objects.list(`works/${workId}/`)) await this.objects.remove(key)
  }

  rendition(workId: string): ReturnType<ObjectStore['get']> {
    return this.objects.get(renditionKey(workId), { verify: true })
  }
}
