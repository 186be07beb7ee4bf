import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { caseEntryHash, negotiationEntryHash, NO_CASE_HASH, NO_NEGOTIATION_HASH } from '@originseal/anchoring'
import { streamZip } from '@originseal/archives'
import { caseFilePaths, type CaseFileManifest } from '@originseal/contracts'
import { renderCaseFileList, renderNotice, signPdf } from '@originseal/documents'
import { signedCertificate, signer, trueProof } from './signed-documents.fixture'

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const caseId = '5a3b1a10-0000-4000-8000-000000000001'
const at = '2026-11-23T01:00:00.000Z'
const asBytes = (content: unknown) => Buffer.from(JSON.stringify(content))

/** Writes an archive as the product does. */
export const archiveOf = (files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> =>
  buffer(
    streamZip(
      (async function* () {
        for (const [name, bytes] of files)
          yield {
            name,
            content: (async function* () {
              yield bytes
            })(),
          }
      })(),
    ),
  )

function timeLine() {
  const entry = {
    sequence: 1,
    kind: 'open',
    at,
    recordedAt: at,
    by: 'owner',
    source: 'open',
    facts: {},
    stateAfter: 'checking',
  }
  const hash = caseEntryHash(NO_CASE_HASH, caseId, entry)
  return { version: 'originseal-case-time-line/1', caseId, entries: [{ ...entry, hash }] }
}

function negotiation() {
  const negotiationId = '5a3b1a10-0000-4000-8000-000000000002'
  const entry = {
    sequence: 1,
    by: 'claimant',
    kind: 'offer',
    at,
    text: null,
    offerNumber: 1,
    terms: '{"removal":true}',
    fileSha256: null,
  }
  const hash = negotiationEntryHash(NO_NEGOTIATION_HASH, negotiationId, entry)
  const entries = [{ ...entry, hash }]
  return { version: 'originseal-negotiation-record/1', negotiationId, standing: {}, entries }
}

async function capture(): Promise<Uint8Array> {
  const data = Buffer.from('what was seen')
  const named = (name: string, bytes: Uint8Array) => ({
    name,
    path: name,
    hash: `sha256:${digest(bytes)}`,
    bytes: bytes.length,
  })
  const description = asBytes({ profile: 'data-package', resources: [named('data', data)] })
  const { path, hash } = named('datapackage.json', description)
  return archiveOf(
    new Map([
      ['data', data],
      ['datapackage.json', description],
      ['datapackage-digest.json', asBytes({ path, hash })],
    ]),
  )
}

async function notice(): Promise<Uint8Array> {
  const urls = ['https://shop.example/items/1']
  const content = JSON.stringify({ urls })
  const pdf = await renderNotice({
    caseNumber: 'ZK-2611-001',
    title: { zh: '通知', en: 'Notice' },
    sections: [],
    urls,
    contentSha256: digest(Buffer.from(content)),
    content,
    signature: { signedName: '林小原', signedAt: at, method: 'password' },
    generatedAt: new Date(at),
  })
  return signPdf(pdf, signer)
}

/** The files of a case, without their list. */
export async function caseParts(): Promise<Map<string, Uint8Array>> {
  return new Map<string, Uint8Array>([
    [caseFilePaths.readme, Buffer.from('README')],
    [caseFilePaths.seal, asBytes(trueProof())],
    [caseFilePaths.certificate, await signedCertificate()],
    ['notices/001.pdf', await notice()],
    ['captures/finding.wacz', await capture()],
    [caseFilePaths.negotiation, asBytes(negotiation())],
    [caseFilePaths.timeLine, asBytes(timeLine())],
    [caseFilePaths.anchors, asBytes({ version: 'originseal-case-anchors/1', anchors: [] })],
  ])
}

/** The same with the list, signed. @param more what the list says otherwise */
export async function signedCase(
  parts: ReadonlyMap<string, Uint8Array>,
  more: Partial<CaseFileManifest> = {},
): Promise<Map<string, Uint8Array>> {
  const hash = timeLine().entries[0]?.hash ?? ''
  const manifest: CaseFileManifest = {
    version: 'originseal-case-file/1',
    caseId,
    caseNumber: 'ZK-2611-001',
    workId: trueProof().work.id,
    exportedAt: at,
    head: { sequence: 1, hash },
    files: [...parts].map(([path, bytes]) => ({ path, size: bytes.length, sha256: digest(bytes) })),
    absent: [],
    ...more,
  }
  const list = await renderCaseFileList({
    manifest,
    workTitle: '島嶼晨光',
    pageUrl: 'https://shop.example/items/1',
    generatedAt: new Date(at),
  })
  return new Map([...parts, [caseFilePaths.list, await signPdf(list, signer)]])
}
