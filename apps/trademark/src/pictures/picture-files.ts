import { ObjectMissing, type ObjectStore } from '@originseal/storage'
import { bytesOf } from './bytes-of'

/** Where a mark's picture is, as it was imported. */
export const importedPictureKey = (sha256: string): string => `mark-pictures/imported/${sha256}`
/** Its rendition, which pages and reports show. */
export const pictureRenditionKey = (sha256: string): string => `mark-pictures/renditions/${sha256}`

/** The rendition of a picture; undefined where it was not made yet, or went with the made-up register. */
export async function readRendition(objects: ObjectStore, sha256: string): Promise<Buffer | undefined> {
  try {
    return await bytesOf(await objects.get(pictureRenditionKey(sha256), { verify: true }))
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined
    throw error
  }
}
