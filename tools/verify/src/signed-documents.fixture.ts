import { createHash } from 'node:crypto'
import { commitSeal, issueProof, merkleTree } from '@originseal/anchoring'
import type { SealProof, TrademarkAnalysis } from '@originseal/contracts'
import {
  createDevelopmentCertificate,
  renderCertificate,
  renderScanReport,
  renderTrademarkReport,
  signerFromPem,
  signPdf,
} from '@originseal/documents'

export const original = Buffer.from('the very bytes of the work')
export const digest = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
export const signer = signerFromPem(createDevelopmentCertificate({ commonName: 'OriginSeal Test' }))
export const fingerprint = digest(signer.certificates[0]!.raw)

const generatedAt = new Date('2026-11-21T03:05:00.000Z')

/** A true proof of a seal among three, on a chain that nobody asks. */
export function trueProof(): SealProof {
  const fields = {
    work: {
      id: '5b0a2c1e-7f43-4c7e-9d0b-2f6f3f1f8a21',
      title: '島嶼晨光',
      filename: 'island.png',
      sha256: digest(original),
      size: original.length,
      mediaType: 'image/png',
      cid: 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
      cidProfile: 'unixfs-v1-2025',
    },
    ownerId: 'c0f7f1c9-2a47-4a0c-8b0f-0d6a2f4b7e55',
    sealedAt: '2026-11-21T03:04:05.678Z',
  }
  const salt = new Uint8Array(32).fill(7)
  const commitment = commitSeal(fields, salt)
  return issueProof({
    fields,
    salt,
    tree: merkleTree([new Uint8Array(32), commitment, new Uint8Array(32).fill(9)]),
    leafIndex: 1,
    chain: { chainId: 31_337, registry: `0x${'ab'.repeat(20)}`, sealer: `0x${'cd'.repeat(20)}` },
    inclusion: {
      transactionHash: `0x${digest('transaction')}`,
      blockNumber: 12,
      blockHash: `0x${digest('block')}`,
      blockTime: '2026-11-21T03:04:09.000Z',
      logIndex: 0,
    },
  })
}

/** A signed certificate of `proof`. */
export async function signedCertificate(proof: SealProof = trueProof()): Promise<Uint8Array> {
  const pdf = await renderCertificate({
    proof,
    width: 640,
    height: 480,
    ownerName: '林映雪',
    verifyUrl: `https://originseal.example/verify/${proof.work.id}`,
    generatedAt,
  })
  return signPdf(pdf, signer)
}

/** A signed report of a scan that found nothing. */
export async function signedReport(picture: Uint8Array): Promise<Uint8Array> {
  const pdf = await renderScanReport({
    scanId: 'd1c5be61-3f5c-4a36-9e6a-6a2f7c1b9f10',
    work: {
      id: '5b0a2c1e-7f43-4c7e-9d0b-2f6f3f1f8a21',
      title: '島嶼晨光',
      fileName: 'island.png',
      sha256: digest(original),
      perceptualHash: { algorithm: 'pdq', hex: digest('pdq'), quality: 97 },
      sealedAt: '2026-11-21T03:04:05.678Z',
      picture,
    },
    ownerName: '林映雪',
    startedAt: '2026-11-21T03:10:00.000Z',
    endedAt: '2026-11-21T03:12:31.000Z',
    outcome: 'completed',
    imagesCompared: 12,
    coverage: [
      { source: 'own-index', label: 'own-index', state: 'searched', pages: 0, images: 12, notes: [] },
    ],
    findings: [],
    captures: [
      { path: 'captures/1.jpg', sha256: digest('1'), size: 1, capturedAt: '2026-11-21T03:10:42.000Z' },
    ],
    generatedAt,
  })
  return signPdf(pdf, signer)
}

/** A signed report of a name for which nothing was found. */
export async function signedTrademarkReport(): Promise<Uint8Array> {
  const analysis: TrademarkAnalysis = {
    snapshot: {
      sources: ['TIPO'],
      date: '2026-11-01',
      sha256: digest('register'),
      rows: 2,
      demonstration: false,
    },
    method: 'marks-2',
    goods: { edition: 'words-2', date: null },
    query: { text: '晨光', classes: [30], groups: [], parts: [{ text: '晨光', weak: false }], readings: [] },
    own: 'strong',
    levels: {
      'very-high': { similar: 1, pairs: 1 },
      high: { similar: 1, pairs: 1 },
      medium: { similar: 1, pairs: 2 },
      low: { similar: 0, pairs: 1 },
    },
    total: 0,
    items: [],
    notSearched: ['pictures'],
  }
  const content = JSON.stringify(analysis)
  const pdf = await renderTrademarkReport({
    ...{ reportId: '0198c1de-0000-7000-8000-000000000001', goods: '茶', analysis, content },
    ...{ contentSha256: digest(content), pictures: new Map(), generatedAt },
  })
  return signPdf(pdf, signer, { reason: 'Trademark likeness report', signedAt: new Date() })
}
