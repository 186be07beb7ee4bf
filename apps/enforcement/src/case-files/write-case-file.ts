import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Inject, Injectable } from '@nestjs/common'
import { streamZip, type ZippedFile } from '@originseal/archives'
import { caseFilePaths, type CaseFileManifest } from '@originseal/contracts'
import { renderCaseFileList, signPdf } from '@originseal/documents'
import type { Caller } from '@originseal/http'
import { CaseAnchorsQueries } from '../anchors/case-anchors.queries'
import { CaseEventsQueries, toChainedEntry } from '../cases/case-events.queries'
import { CasesQueries } from '../cases/cases.queries'
import { SIGNING, type NoticeSigning } from '../tools/tools'
import { jsonPart, type CasePart } from './case-part'
import { GatherParts, type GatheredCase } from './gather-parts'

type Manifest = CaseFileManifest

/**
 * A case as one archive: whatever belongs to it, a file at a time, and behind all of them a signed list with their sizes
 * and SHA-256. Nothing of it is kept: it is made anew for whoever asks.
 */
@Injectable()
export class WriteCaseFile {
  constructor(
    private readonly cases: CasesQueries,
    private readonly events: CaseEventsQueries,
    private readonly anchors: CaseAnchorsQueries,
    private readonly gather: GatherParts,
    @Inject(SIGNING) private readonly signing: NoticeSigning,
  ) {}

  /** @throws Problem CASE_NOT_FOUND also for somebody else's */
  async execute(caseId: string, caller: Caller): Promise<{ stream: Readable; filename: string }> {
    const row = await this.cases.ofOwner(caseId, caller)
    return { stream: streamZip(this.files(row)), filename: `${row.number}-file.zip` }
  }

  private async *files(row: GatheredCase): AsyncGenerator<ZippedFile> {
    const listed: Manifest['files'][number][] = []
    const absent = new Set<Manifest['absent'][number]>()
    const { head, parts } = await this.custody(row.id)
    const add = ({ path, bytes }: CasePart): ZippedFile => {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      listed.push({ path, size: bytes.byteLength, sha256 })
      return { name: path, content: once(bytes) }
    }
    for await (const part of this.gather.of(row, (what) => absent.add(what))) yield add(part)
    for (const part of parts) yield add(part)
    const exportedAt = new Date()
    const manifest: Manifest = {
      version: 'originseal-case-file/1',
      caseId: row.id,
      caseNumber: row.number,
      workId: row.workId,
      exportedAt: exportedAt.toISOString(),
      head,
      files: listed,
      absent: [...absent],
    }
    yield { name: caseFilePaths.list, content: once(await this.sign(row, manifest, exportedAt)) }
  }

  /** The time line as it is when the archive is begun, with the proofs that it stands on the chain. */
  private async custody(caseId: string): Promise<{ head: Manifest['head']; parts: CasePart[] }> {
    const entries = (await this.events.ofCase(caseId)).map(toChainedEntry)
    const last = entries.at(-1)
    if (!last) throw new Error(`case ${caseId} has no time line`)
    const anchors = (await this.anchors.allOf(caseId)).filter(({ sequence }) => sequence <= last.sequence)
    return {
      head: { sequence: last.sequence, hash: last.hash },
      parts: [
        jsonPart(caseFilePaths.timeLine, { version: 'originseal-case-time-line/1', caseId, entries }),
        jsonPart(caseFilePaths.anchors, { version: 'originseal-case-anchors/1', anchors }),
      ],
    }
  }

  private async sign(row: GatheredCase, manifest: Manifest, generatedAt: Date): Promise<Uint8Array> {
    const { title: workTitle, pageUrl } = row
    const { signer, authority } = this.signing
    return signPdf(await renderCaseFileList({ manifest, workTitle, pageUrl, generatedAt }), signer, {
      reason: `File of ${row.number}`,
      signedAt: generatedAt,
      ...authority.stamping(),
    })
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
