import { createHash, randomUUID } from 'node:crypto'
import { ask, askJson, bearer, form } from './ask.mjs'

/** Who seals without an account. */
export const visitor = { realName: '林原印', email: 'journey@example.tw', phone: '0912345678' }

/**
 * Seals the picture as a trial visitor and asks everything that must come of it.
 * @param {{ origin: string }} settings
 * @param {{ bytes: Buffer<ArrayBuffer>, filename: string, title: string }} work
 * @param {import('./record.mjs').Record} record
 * @returns {Promise<{ id: string, token: string, sha256: string, cid: string, transaction: string }>}
 */
export async function sealWork({ origin }, { bytes, filename, title }, record) {
  const upload = (key) => ({
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: form({ ...visitor, title, keywords: '', agreePolicy: 'true', file: [new Blob([bytes]), filename] }),
  })
  const key = randomUUID()
  const { data } = await askJson(`${origin}/protect/trial`, { ...upload(key), status: 201 })
  const { file, trialToken } = data
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  record.same(file.fingerprint, sha256, 'the fingerprint')
  record.artefact('SHA-256', file.fingerprint)
  if (bytes.length <= 262_144) record.same(file.ipfs_hash, cidOfOneBlock(sha256), 'the CID')
  else record.omit('the CID, computed here for files of one chunk (256 KiB) only')
  record.artefact('CID', file.ipfs_hash)

  const again = await askJson(`${origin}/protect/trial`, { ...upload(key), status: 201 })
  record.same(again.data.file.id, file.id, 'the work under a repeated Idempotency-Key')
  const refusal = await askJson(`${origin}/api/protect/trial`, { ...upload(randomUUID()), status: 409 })
  record.same(refusal.code, 'FILE_ALREADY_PROTECTED', 'the code for the same picture again')
  await ask(`${origin}/protect/trial/files/${file.id}`, { status: 401 })

  const transaction = file.tx_hash ?? (await transactionOf(origin, file.id, trialToken))
  record.expect(/^0x[0-9a-f]{64}$/.test(transaction), `'${transaction}' is no transaction hash`)
  record.artefact('transaction', transaction)
  record.artefact('work', file.id)
  return { id: file.id, token: trialToken, sha256, cid: file.ipfs_hash, transaction }
}

/** Its batch may take a moment longer than the upload waits; the answer then comes by asking again. */
async function transactionOf(origin, id, token) {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const { data } = await askJson(`${origin}/protect/trial/files/${id}`, { headers: bearer(token) })
    if (data.file.tx_hash) return data.file.tx_hash
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('the transaction did not come within 30 s')
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/**
 * CIDv1 of a file that fits one raw block: version 1, codec raw (0x55), SHA-256 (0x12) of 32 bytes, in base32 as
 * RFC 4648 has it, lower case and without padding.
 */
function cidOfOneBlock(sha256) {
  const bytes = Buffer.concat([Buffer.from([0x01, 0x55, 0x12, 0x20]), Buffer.from(sha256, 'hex')])
  let bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  bits = bits.padEnd(Math.ceil(bits.length / 5) * 5, '0')
  const fives = bits.match(/.{5}/g) ?? []
  return `b${fives.map((five) => alphabet[parseInt(five, 2)]).join('')}`
}
