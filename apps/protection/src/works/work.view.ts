import type { ListedWork, SealedFile } from '@originseal/contracts'
import { transactionOf } from '../anchors/read-seal'
import type { Seal } from '../anchors/seals.queries'
import type { Work } from './work.rules'

/** What the owner sees of a work; the field names are the specification's. */
export function toSealedFile(
  work: Work,
  seal: { transactionHash: string | undefined; similarToEarlier: boolean },
): SealedFile {
  return {
    id: work.id,
    filename: work.filename,
    title: work.title,
    fingerprint: work.sha256,
    ipfs_hash: work.cid,
    ...(seal.transactionHash && { tx_hash: seal.transactionHash }),
    frames: work.frames,
    similarToEarlierSeal: seal.similarToEarlier,
  }
}

/** The same in the list of works, with how its seal stands. */
export function toListedWork(work: Work, seal: Seal | undefined, similarToEarlier: boolean): ListedWork {
  return {
    ...toSealedFile(work, { transactionHash: seal && transactionOf(seal), similarToEarlier }),
    createdAt: work.sealedAt.toISOString(),
    state: seal?.batch?.state === 'confirmed' ? 'anchored' : 'anchoring',
  }
}
