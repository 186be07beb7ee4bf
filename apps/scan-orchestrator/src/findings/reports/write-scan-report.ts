import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import type { CoverageEntry } from '@originseal/contracts'
import type { TimestampAuthority } from '@originseal/provider-keys'
import { refuseInTransaction } from '@originseal/runtime'
import { renderScanReport, signPdf, type ReportFinding, type Signer } from '@originseal/documents'
import type { ObjectStore, StoredObject } from '@originseal/storage'
import { seenAtOf } from '../decisions/allowed.rules'
import { DecisionsQueries } from '../decisions/decisions.queries'
import { FindingsQueries, type Finding } from '../findings.queries'
import { isMasked } from '../mask.rules'
import { evidenceFolder } from './evidence-files'
import { fraudRiskVersion } from '../scores/fraud-risk.rules'
import { reasonInWords } from '../scores/score-words'
import { noteInWords } from './coverage-words'
import { OBJECTS, SIGNING } from '../../infrastructure'
import { ReadWork } from '../../corpus/works/read-work'

/** The signer with the authority that stamps the time, where there is one. */
export interface ReportSigning {
  readonly signer: Signer
  readonly authority: Pick<TimestampAuthority, 'stamping'>
}

/** What a report says of the scan itself. */
export interface ReportedScan {
  readonly id: string
  readonly workId: string
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly imagesCompared: number
  readonly coverage: readonly CoverageEntry[]
}

/** Prints the signed report of a scan. What its reader may not see is not in the file at all. */
@Injectable()
export class WriteScanReport {
  constructor(
    private readonly findings: FindingsQueries,
    private readonly decisions: DecisionsQueries,
    private readonly readWork: ReadWork,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
    @Inject(SIGNING) private readonly signing: ReportSigning,
  ) {}

  /** @param visible how many findings its reader may see @param name of the file; a second one with the same name takes its place */
  async execute(scan: ReportedScan, visible: number, name: string): Promise<StoredObject> {
    refuseInTransaction('printing a report')
    const generatedAt = new Date()
    const { id: scanId, workId } = scan
    const work = await this.readWork.byId(workId)
    const [found, decisions] = await Promise.all([
      this.findings.ofScan(scanId),
      this.decisions.ofWork(workId),
    ])
    const findings = found.filter((finding) => !decisions.isAllowed(seenAtOf(finding)))
    const shown = findings.filter((finding) => !isMasked(finding, visible))
    const pdf = await renderScanReport({
      scanId,
      work: {
        id: work.workId,
        title: work.title,
        fileName: work.filename,
        sha256: work.sha256,
        perceptualHash: work.perceptualHash,
        sealedAt: work.sealedAt.toISOString(),
        picture: await this.readWork.rendition(workId),
      },
      startedAt: scan.startedAt.toISOString(),
      endedAt: (scan.endedAt ?? generatedAt).toISOString(),
      outcome: 'completed',
      imagesCompared: scan.imagesCompared,
      coverage: scan.coverage.map(({ notes, ...entry }) => ({ ...entry, notes: notes.map(noteInWords) })),
      findings: await Promise.all(findings.map((finding) => this.toReport(finding, visible))),
      allowedPlaces: found.length - findings.length,
      captures: shown.flatMap((finding) => finding.captures),
      generatedAt,
    })
    const signed = await signPdf(pdf, this.signing.signer, {
      reason: 'Infringement scan report',
      signedAt: generatedAt,
      ...this.signing.authority.stamping(),
    })
    return this.objects.put(`${evidenceFolder(scanId)}/${name}.pdf`, signed, {
      contentType: 'application/pdf',
    })
  }

  private async toReport(finding: Finding, visible: number): Promise<ReportFinding> {
    const { comparison } = finding
    const facts = {
      id: finding.id,
      rank: finding.rank,
      method: comparison.method,
      methodVersion: String(comparison.methodVersion),
      distance: comparison.distance,
      quality: comparison.quality,
      similarity: comparison.similarity,
      inliers: comparison.inliers,
      originScore: finding.originScore,
      originReasons: finding.originReasons.map(reasonInWords),
      fraudRisk: finding.fraudRisk,
      fraudRiskVersion,
      fraudReasons: finding.fraudReasons.map(reasonInWords),
      capturedAt: finding.capturedAt.toISOString(),
      ...(finding.unchangedAt && { unchangedAt: finding.unchangedAt.toISOString() }),
    }
    if (isMasked(finding, visible)) return { ...facts, captures: [] }
    return {
      ...facts,
      pageUrl: finding.pageUrl,
      imageUrl: finding.imageUrl,
      ...(finding.listing?.title && { pageTitle: finding.listing.title }),
      picture: await this.read(finding.pictureKey),
      overlay: await this.read(finding.overlayKey),
      captures: finding.captures.map(({ label, sha256 }) => ({ label, sha256 })),
    }
  }

  private async read(key: string): Promise<Buffer> {
    return buffer((await this.objects.get(key, { verify: true })).stream)
  }
}
