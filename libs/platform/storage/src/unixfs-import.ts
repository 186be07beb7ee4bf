import { importByteStream, type ImporterOptions } from 'ipfs-unixfs-importer'
import { fixedSize } from 'ipfs-unixfs-importer/chunker'
import { balanced } from 'ipfs-unixfs-importer/layout'
import type { CID } from 'multiformats/cid'
import { cidProfile } from './cid-profile'

const options: ImporterOptions = {
  cidVersion: cidProfile.cidVersion,
  rawLeaves: cidProfile.rawLeaves,
  chunker: fixedSize({ chunkSize: cidProfile.chunkBytes }),
  layout: balanced({ maxChildrenPerNode: cidProfile.maxLinks }),
}

/**
 * Cuts a file into blocks by this system's profile: the one place where bytes get their CID.
 * @param put is given every block, leaves before their parents and the root last; a repeated block as often as it occurs
 * @returns the root, and the file's size in bytes
 */
export async function importFile(
  source: AsyncIterable<Uint8Array>,
  put: (cid: CID, bytes: Uint8Array) => Promise<void>,
): Promise<{ root: CID; size: number }> {
  let size = 0
  async function* counted() {
    for await (const bytes of source) {
      size += bytes.length
      yield bytes
    }
  }
  const store = {
    async put(cid: CID, bytes: unknown) {
      if (!(bytes instanceof Uint8Array)) throw new TypeError('the importer hands over whole blocks')
      await put(cid, bytes)
      return cid
    },
  }
  const { cid: root } = await importByteStream(counted(), store, options)
  return { root, size }
}
