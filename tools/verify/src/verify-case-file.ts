import { createHash } from 'node:crypto'
import { readZip, ZipRefused } from '@originseal/archives'
import { caseFileManifest, caseFilePaths, type CaseFileManifest } from '@originseal/contracts'
import {
  caseFileAttachmentName,
  DocumentError,
  readAttachments,
  verifyPdfSignature,
} from '@originseal/documents/verify'
import { casePartLines } from './examine-case-parts'
import { custodyLines } from './examine-custody'
import { signatureLines } from './examine-signature'
import { line, verdictOf, type Line, type Verdict } from './verdict'
import { decodeJson, type VerifyOptions } from './verify-document'

type Files = ReadonlyMap<string, Uint8Array>

/**
 * Verifies the file of a case: the archive to the byte, the signature of its list, each file by that list, and what the
 * files say by themselves. Total: whatever the bytes are, it answers.
 */
export async function verifyCaseFile(zip: Uint8Array, options: VerifyOptions = {}): Promise<Verdict> {
  const files = await unpack(zip)
  if (typeof files === 'string') return verdictOf('case-file', [line('archive', false, files)])
  const list = files.get(caseFilePaths.list)
  if (!list) return verdictOf('case-file', [line('attachment', false, `there is no ${caseFilePaths.list}`)])
  const begin = [
    line('archive', true, `${files.size} files`),
    ...signatureLines(await verifyPdfSignature(list), options.signer),
  ]
  const manifest = await manifestIn(list)
  if (typeof manifest === 'string')
    return verdictOf('case-file', [...begin, line('attachment', false, manifest)])
  const listed = filesLine(manifest, files)
  // What is not the file that was signed for says nothing.
  if (listed.outcome === 'fails') return verdictOf('case-file', [...begin, listed])
  return verdictOf('case-file', [
    ...begin,
    listed,
    ...(await custodyLines(manifest, files, options.rpc)),
    ...(await casePartLines(manifest, files, options)),
  ])
}

async function unpack(zip: Uint8Array): Promise<Files | string> {
  try {
    return await readZip(zip)
  } catch (error) {
    if (error instanceof ZipRefused) return error.message
    throw error
  }
}

async function manifestIn(list: Uint8Array): Promise<CaseFileManifest | string> {
  try {
    const [attachment, ...more] = await readAttachments(list)
    if (attachment?.name !== caseFileAttachmentName || more.length > 0)
      return `${caseFileAttachmentName} is not the one attachment of ${caseFilePaths.list}`
    const content = decodeJson(attachment.bytes)
    if ('fault' in content) return content.fault
    const read = caseFileManifest.safeParse(content.value)
    return read.success ? read.data : 'the list is no originseal-case-file/1'
  } catch (error) {
    if (error instanceof DocumentError) return error.message
    throw error
  }
}

/** The same files in the same order, the list last. */
function filesLine({ files: listed }: CaseFileManifest, files: Files): Line {
  const names = [...listed.map(({ path }) => path), caseFilePaths.list]
  const found = [...files.keys()]
  if (names.length !== found.length || names.some((name, index) => name !== found[index]))
    return line('files', false, 'there are files too many, too few or in another order')
  const other = listed.find(({ path, size, sha256 }) => !isThis(files.get(path), size, sha256))
  return other
    ? line('files', false, `${other.path} is another`)
    : line('files', true, `${listed.length} files`)
}

const isThis = (bytes: Uint8Array | undefined, size: number, sha256: string): boolean =>
  bytes?.length === size && createHash('sha256').update(bytes).digest('hex') === sha256
