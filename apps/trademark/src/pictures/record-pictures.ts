import type { Tx } from '@originseal/database'
import { PicturesRepository } from './pictures.repository'

/** What an import tells of the pictures of its marks, in its own transactions. */
export class RecordPictures {
  private readonly pictures = new PicturesRepository()

  /** These were kept. */
  kept(tx: Tx, sha256s: readonly string[]): Promise<void> {
    return this.pictures.add(tx, sha256s)
  }

  /** No mark has these any more. */
  gone(tx: Tx, sha256s: readonly string[]): Promise<void> {
    return this.pictures.remove(tx, sha256s)
  }
}
