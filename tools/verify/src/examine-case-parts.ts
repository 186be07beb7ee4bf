import { createHash, X509Certificate } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { verifyNegotiationRecord } from '@originseal/anchoring/verify'
import { readZip, ZipRefused } from '@originseal/archives'
import { caseFilePaths, sealProof, type CaseFileManifest, type SealProof } from '@originseal/contracts'
import { DocumentError, readAttachments, readLicence, verifyPdfSignature } from '@originseal/documents/verify'
import { z } from 'zod'
import { jsonIn } from './examine-custody'
import { proofLines } from './examine-proof'
import { line, type Line } from './verdict'
import { decodeJson } from './verify-document'

type Files = ReadonlyMap<string, Uint8Array>

/** What the files of a case say by themselves: the seal, signed documents, captures. */
export async function casePartLines(
  manifest: CaseFileManifest,
  files: Files,
  options: { original?: string; rpc?: string },
): Promise<Line[]> {
  const notices = [...files].filter(([path]) => /^notices\/\d+\.pdf$/.test(path))
  const captures = [...files].filter(([path]) => path.endsWith('.wacz'))
  return [
    ...(await sealLines(manifest, files, options)),
    await certificateLine(manifest, files),
    await allHold('notices', notices, isSigned),
    negotiationLine(files),
    await allHold('settlement', entryOf(files, caseFilePaths.settlement), isSigned),
    await allHold('licence', entryOf(files, caseFilePaths.licence), isLicence),
    await allHold('page-captures', captures, isWhole),
  ]
}

async function sealLines(
  { workId }: CaseFileManifest,
  files: Files,
  options: { original?: string; rpc?: string },
): Promise<Line[]> {
  if (!files.has(caseFilePaths.seal)) return [line('seal', null)]
  const content = jsonIn(files, caseFilePaths.seal)
  const read = sealProof.safeParse(content)
  const isOfWork = read.success && read.data.work.id === workId
  return [line('seal', isOfWork), ...(await proofLines(content, options))]
}

/** Signed, and with the proof of this work's seal in it: the same as beside it, where there is one. */
async function certificateLine({ workId }: CaseFileManifest, files: Files): Promise<Line> {
  const bytes = files.get(caseFilePaths.certificate)
  if (!bytes) return line('certificate', null)
  if (!(await isSigned(bytes))) return line('certificate', false, 'its signature is not valid')
  const attached = await proofIn(bytes)
  if (attached?.work.id !== workId) return line('certificate', false, 'it is of another work')
  const beside = sealProof.safeParse(jsonIn(files, caseFilePaths.seal))
  const isSame =
    !files.has(caseFilePaths.seal) || (beside.success && isDeepStrictEqual(attached, beside.data))
  return line('certificate', isSame, isSame ? undefined : 'its proof is not the one beside it')
}

async function proofIn(certificate: Uint8Array): Promise<SealProof | undefined> {
  try {
    const [attachment] = await readAttachments(certificate)
    const content = attachment && decodeJson(attachment.bytes)
    return content && 'value' in content ? sealProof.safeParse(content.value).data : undefined
  } catch (error) {
    if (error instanceof DocumentError) return undefined
    throw error
  }
}

/** Each entry follows from the one before. */
function negotiationLine(files: Files): Line {
  if (!files.has(caseFilePaths.negotiation)) return line('negotiation-record', null)
  const { record, fault } = verifyNegotiationRecord(jsonIn(files, caseFilePaths.negotiation))
  if (!record) return line('negotiation-record', false, fault)
  const last = record.entries.at(-1)
  return line(
    'negotiation-record',
    true,
    last ? `${last.sequence} entries, the last has ${last.hash}` : 'no entries',
  )
}

const entryOf = (files: Files, path: string): [string, Uint8Array][] => {
  const bytes = files.get(path)
  return bytes ? [[path, bytes]] : []
}

async function allHold(
  name: 'notices' | 'settlement' | 'licence' | 'page-captures',
  entries: readonly (readonly [string, Uint8Array])[],
  holds: (bytes: Uint8Array) => Promise<boolean>,
): Promise<Line> {
  if (entries.length === 0) return line(name, null)
  for (const [path, bytes] of entries) if (!(await holds(bytes))) return line(name, false, path)
  return line(name, true, entries.map(([path]) => path).join(', '))
}

const isSigned = async (bytes: Uint8Array): Promise<boolean> => (await verifyPdfSignature(bytes)).valid

const licenceHeader = z.object({ x5c: z.array(z.string()).min(1) })

/** By the certificate that it names: the list is signed by whoever vouches for it. */
async function isLicence(bytes: Uint8Array): Promise<boolean> {
  const token = Buffer.from(bytes).toString('utf8')
  const header = decodeJson(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url'))
  const read = licenceHeader.safeParse('value' in header ? header.value : undefined)
  if (!read.success) return false
  try {
    await readLicence(token, new X509Certificate(Buffer.from(read.data.x5c[0] ?? '', 'base64')))
    return true
  } catch (error) {
    if (error instanceof DocumentError || isBadCertificate(error)) return false
    throw error
  }
}

const isBadCertificate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_OSSL')

const digestFile = z.object({ path: z.literal('datapackage.json'), hash: z.string() })
const dataPackage = z.object({
  resources: z.array(z.object({ path: z.string(), hash: z.string(), bytes: z.number() })),
})

/** WACZ 1.1.1: the digest names the description, which names every other file. */
async function isWhole(bytes: Uint8Array): Promise<boolean> {
  let files: Files
  try {
    files = await readZip(bytes)
  } catch (error) {
    if (error instanceof ZipRefused) return false
    throw error
  }
  const digest = digestFile.safeParse(jsonIn(files, 'datapackage-digest.json'))
  const description = dataPackage.safeParse(jsonIn(files, 'datapackage.json'))
  if (!digest.success || !description.success) return false
  const { resources } = description.data
  return (
    digest.data.hash === hashOf(files.get('datapackage.json')) &&
    resources.length === files.size - 2 &&
    resources.every(
      ({ path, hash, bytes: size }) => files.get(path)?.length === size && hashOf(files.get(path)) === hash,
    )
  )
}

const hashOf = (bytes: Uint8Array | undefined): string =>
  `sha256:${createHash('sha256')
    .update(bytes ?? new Uint8Array())
    .digest('hex')}`
