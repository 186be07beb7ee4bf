import { createHash } from 'node:crypto'
import type { ObjectStore } from '@originseal/storage'
import { importedPictureKey } from './picture-files'

/** The bytes of a picture by the name that a register gives it; undefined where they are not at hand. */
export type ReadPicture = (reference: string) => Promise<Buffer | undefined>

/** Offices take pictures of some hundred kilobytes; what is larger than this is no mark's picture. */
export const mostPictureBytes = 8 * 1024 * 1024

/** Keeps pictures of marks while these are imported: the same bytes once. */
export class KeepPictures {
  constructor(
    private readonly objects: ObjectStore,
    private readonly read: ReadPicture,
  ) {}

  /** SHA-256 of the pictures that are at hand, in their order. @throws StorageFull */
  async execute(references: readonly string[]): Promise<string[]> {
    const kept: string[] = []
    for (const reference of references) {
      const bytes = await this.read(reference)
      if (bytes === undefined || bytes.length === 0 || bytes.length > mostPictureBytes) continue
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await this.objects.put(importedPictureKey(sha256), bytes, { contentType: 'application/octet-stream' })
      kept.push(sha256)
    }
    return [...new Set(kept)]
  }
}
