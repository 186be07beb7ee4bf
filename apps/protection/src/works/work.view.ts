import { chainName } from '@originseal/anchoring'
import type { ListedWork, SealedFile } from '@originseal/contracts'
import { transactionOf } from '../anchors/read-seal'
import type { Seal } from '../anchors/seals.queries'
import type { Work } from './work.rules'

/** What the owner sees of a work; the field names are the specification's. */
export function toSealedFile(work: Work, seal: Seal | undefined, similarToEarlier: boolean): SealedFile {
  const transactionHash = seal && transactionOf(seal)
  const chainId = seal?.batch?.chain.chainId
  return {
    id: work.id,
    filename: work.filename,
    title: work.title,
    fingerprint: work.sha256,
    ipfs_hash: work.cid,
    ...(transactionHash && { tx_hash: transactionHash }),
    sealedAt: work.sealedAt.toISOString(),
    ...(chainId !== undefined && { chain: { id: chainId, name: chainName(chainId) } }),
    frames: work.frames,
    similarToEarlierSeal: similarToEarlier,
  }
}

/** The same in the list of works, with how its seal stands. */
export function toListedWork(work: Work, seal: Seal | undefined, similarToEarlier: boolean): ListedWork {
  return {
    ...toSealedFile(work, seal, similarToEarlier),
    createdAt: work.sealedAt.toISOString(),
    state: seal?.batch?.state === 'confirmed' ? 'anchored' : 'anchoring',
  }
}
