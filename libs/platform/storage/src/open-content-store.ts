import { join } from 'node:path'
import type { ContentStore } from './content-store'
import { EmbeddedIpfs } from './embedded-ipfs'
import { KuboIpfs } from './kubo-ipfs'

/** As services read them from their environment. */
export interface ContentStoreSettings {
  /** Holds the blocks, or with a node only what is being received. */
  readonly IPFS_DIR: string
  /** `http://host:port` of a Kubo node's RPC. */
  readonly IPFS_RPC_URL?: string | undefined
}

/** Content in the node of `IPFS_RPC_URL`; without one in the folder `IPFS_DIR`. Leftovers of killed processes are swept. */
export async function openContentStore({
  IPFS_DIR,
  IPFS_RPC_URL,
}: ContentStoreSettings): Promise<ContentStore> {
  const store =
    IPFS_RPC_URL === undefined
      ? new EmbeddedIpfs({ root: IPFS_DIR })
      : new KuboIpfs({ rpcUrl: IPFS_RPC_URL, stagingFolder: join(IPFS_DIR, 'temporary') })
  await store.sweepTemporary()
  return store
}
