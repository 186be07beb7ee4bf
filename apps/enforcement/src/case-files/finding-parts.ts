import { Injectable, Inject } from '@nestjs/common'
import { caseFilePaths, type CaseFileManifest, type FindingCapture } from '@originseal/contracts'
import type { ArchivedResource } from '@originseal/archives'
import type { ObjectStore } from '@originseal/storage'
import { FoundCopiesQueries, type FoundCopyRecord } from '../findings/found-copies.queries'
import { KnownWorksQueries } from '../findings/known-works.queries'
import { readKept } from '../tools/read-kept'
import { OBJECTS } from '../tools/tools'
import { captureArchive } from './capture-archive'
import { jsonPart, type CasePart } from './case-part'

type Absent = CaseFileManifest['absent'][number]

/** The seal with its certificate, and what a scan has found and captured. */
@Injectable()
export class FindingParts {
  constructor(
    private readonly works: KnownWorksQueries,
    private readonly copies: FoundCopiesQueries,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /** @param absent is told what could not be had */
  async *of(workId: string, targetKey: string, absent: (what: Absent) => void): AsyncGenerator<CasePart> {
    const proof = await this.works.sealProof(workId)
    if (proof) yield jsonPart(caseFilePaths.seal, proof)
    else absent('seal')
    const certificateKey = await this.works.certificateKey(workId)
    const certificate = certificateKey && (await readKept(this.objects, certificateKey))
    if (certificate) yield { path: caseFilePaths.certificate, bytes: certificate }
    else absent('certificate')
    const copy = await this.copies.at(workId, targetKey)
    if (!copy) return absent('finding')
    const { captures, ...finding } = copy
    const kept = new Map<FindingCapture, Buffer>()
    for (const capture of captures) {
      const bytes = await readKept(this.objects, capture.path)
      if (bytes) kept.set(capture, bytes)
      else absent('captures')
    }
    const files = [...kept.keys()].map(({ label, sha256, size, capturedAt }) => ({
      label,
      sha256,
      size,
      capturedAt,
    }))
    yield jsonPart('finding/finding.json', { ...finding, captures: files })
    for (const [{ label }, bytes] of kept)
      if (label === 'picture' || label === 'overlay') yield { path: `finding/${label}.jpg`, bytes }
    const resources = [...kept].flatMap(([capture, bytes]) => resourceOf(copy, capture, bytes))
    if (resources.length === 0) return
    const { pageUrl, pageTitle, capturedAt: at } = copy
    const recorded = [...kept].find(([{ label }]) => label === 'resources')?.[1]
    const capture = { pageUrl, title: pageTitle ?? pageUrl, at, resources, ...(recorded && { recorded }) }
    yield { path: 'captures/finding.wacz', bytes: await captureArchive(capture) }
  }
}

/** Where each capture was seen; the overlay was seen nowhere. */
function resourceOf(
  { pageUrl, imageUrl, imageSha256 }: FoundCopyRecord,
  { label, sha256 }: FindingCapture,
  bytes: Buffer,
): ArchivedResource[] {
  if (label === 'page') return [{ url: pageUrl, contentType: 'text/html; charset=utf-8', bytes }]
  if (label === 'screenshot') return [{ url: `urn:view:${pageUrl}`, contentType: 'image/png', bytes }]
  // The very bytes of the web only.
  return label === 'picture' && sha256 === imageSha256
    ? [{ url: imageUrl, contentType: 'image/jpeg', bytes }]
    : []
}
