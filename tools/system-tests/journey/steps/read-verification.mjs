import { createHash } from 'node:crypto'
import { askJson } from '../../shared/ask.mjs'

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()

/**
 * Reads what the public may know of the seal, and computes from its path the root that the chain holds.
 * @param {import('../../shared/settings.mjs').Settings} settings
 * @param {{ id: string, sha256: string, cid: string, transaction: string }} seal
 * @param {import('../../shared/record.mjs').Record} record
 */
export async function readVerification({ origin }, seal, record) {
  const seen = await askJson(`${origin}/api/verify/${seal.id}`)
  record.same(seen.state, 'anchored', 'the state of the seal')
  record.same(seen.sha256, seal.sha256, 'the public fingerprint')
  record.same(seen.cid, seal.cid, 'the public CID')
  record.same(seen.anchor.transactionHash, seal.transaction, 'the public transaction')
  record.same(rootOf(seen.commitment, seen.anchor), seen.anchor.root, 'the root computed from the path')
  record.expect(!JSON.stringify(seen).includes('林原印'), 'the public answer names the owner')
  record.artefact('block', `${seen.anchor.blockNumber} of ${seen.anchor.chainName}, ${seen.anchor.blockTime}`)
}

/** RFC 6962 §2.1.1: the root that follows from a leaf, its place and its audit path. */
function rootOf(commitment, { leafIndex, treeSize, path }) {
  let [node, index, last] = [
    sha256(Buffer.from([0]), Buffer.from(commitment, 'hex')),
    leafIndex,
    treeSize - 1,
  ]
  for (const sibling of path.map((hex) => Buffer.from(hex, 'hex'))) {
    const isRight = index % 2 === 1 || index === last
    node = isRight ? sha256(Buffer.from([1]), sibling, node) : sha256(Buffer.from([1]), node, sibling)
    while (isRight && index % 2 === 0 && index > 0) [index, last] = [index >> 1, last >> 1]
    ;[index, last] = [index >> 1, last >> 1]
  }
  return node.toString('hex')
}
