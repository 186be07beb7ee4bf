import { buffer } from 'node:stream/consumers'
import { ObjectMissing, type ObjectStore } from '@originseal/storage'

/** The bytes of an object, held against their hash; undefined where it is not kept any more: a scan may be deleted before its case. */
export async function readKept(objects: ObjectStore, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer((await objects.get(key, { verify: true })).stream)
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined
    throw error
  }
}
