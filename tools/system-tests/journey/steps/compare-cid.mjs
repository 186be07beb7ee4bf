import { ask, askJson } from '../../shared/ask.mjs'

/** `ipfs add` with the profile of this system's CIDs; nothing is kept by it. */
const profile = 'cid-version=1&raw-leaves=true&chunker=size-262144&only-hash=true'

/**
 * Asks a real Kubo node: what its own importer makes of the original's bytes, and what it has under the seal's CID.
 * @param {import('../../shared/settings.mjs').Settings} settings
 * @param {{ cid: string }} seal
 * @param {Buffer<ArrayBuffer>} bytes the original
 * @param {import('../../shared/record.mjs').Record} record
 */
export async function compareCid({ kubo }, { cid }, bytes, record) {
  if (kubo === undefined) return record.omit('the CID by Kubo: no node is known (KUBO_RPC_URL)')
  const body = new FormData()
  body.append('file', new Blob([bytes]))
  const { Hash } = await askJson(`${kubo}/api/v0/add?${profile}`, { method: 'POST', body })
  record.same(cid, Hash, "the seal's CID, beside that of Kubo's own importer,")
  const held = await ask(`${kubo}/api/v0/cat?arg=${cid}&offline=true`, { method: 'POST' })
  record.expect(Buffer.from(await held.arrayBuffer()).equals(bytes), 'Kubo has other bytes under the CID')
  const pins = await askJson(`${kubo}/api/v0/pin/ls?arg=${cid}&type=recursive`, { method: 'POST' })
  record.same(Object.keys(pins.Keys), [cid], 'what Kubo has pinned of it')
  record.artefact('CID by Kubo', Hash)
}
