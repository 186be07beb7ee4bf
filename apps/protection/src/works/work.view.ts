import type { SealedFile } from '@originseal/contracts'
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
