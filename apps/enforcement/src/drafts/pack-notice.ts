import { Readable } from 'node:stream'
import { Injectable } from '@nestjs/common'
import { Problem, type Caller, type FileResponse } from '@originseal/http'
import { zip } from 'fflate'
import { promisify } from 'node:util'
import { CasesQueries } from '../cases/cases.queries'
import { NoticesQueries } from '../notices/notices.queries'
import { packetFiles } from '../notices/packet-files.rules'
import { packetOf } from '../notices/packet.rules'
import { PrintNotice } from '../notices/print-notice'
import { retractionText } from '../notices/retraction.rules'
import { retractionIn, toSignedNotice, type StoredNotice } from '../notices/stored-notice'
import { DraftsQueries } from './drafts.queries'
import { PacketEvidence } from './packet-evidence'

export interface NoticeFile {
  readonly bytes: Uint8Array
  readonly filename: string
}

export const toFile = ({ bytes, filename }: NoticeFile): FileResponse => ({
  stream: Readable.from([bytes]),
  size: bytes.byteLength,
  filename,
})

/** Signed notices as files: the PDF, and the packet for a form that a person fills in. */
@Injectable()
export class PackNotice {
  constructor(
    private readonly cases: CasesQueries,
    private readonly notices: NoticesQueries,
    private readonly drafts: DraftsQueries,
    private readonly printNotice: PrintNotice,
    private readonly evidence: PacketEvidence,
  ) {}

  /** The latest notice of a case. @throws Problem CASE_NOT_FOUND; @throws Problem NOTICE_NOT_FOUND */
  async packet(caseId: string, caller: Caller): Promise<NoticeFile> {
    const row = await this.cases.ofOwner(caseId, caller)
    const { number } = row
    const [notice] = await this.notices.ofCase(number)
    const channel = (await this.drafts.ofCase(caseId)).channels?.find(({ id }) => id === notice?.channel)
    if (!notice || !channel) throw new Problem('NOTICE_NOT_FOUND')
    const texts = Object.entries(packetFiles(packetOf(toSignedNotice(notice), channel)))
    const files = Object.fromEntries(texts.map(([name, text]) => [name, Buffer.from(text, 'utf8')]))
    const [pdf, evidence] = await Promise.all([this.printNotice.execute(notice), this.evidence.of(row)])
    const bytes = await zipped({ ...files, [`${number}.pdf`]: pdf, ...evidence })
    return { bytes, filename: `${number}.zip` }
  }

  /** What a notice is taken back with by hand. @throws Problem CASE_NOT_FOUND; @throws Problem NOTICE_NOT_FOUND */
  async retraction(caseId: string, retractionId: string, caller: Caller): Promise<NoticeFile> {
    const { number } = await this.cases.ofOwner(caseId, caller)
    const stored = (await this.notices.retractionsOf(number)).find(({ id }) => id === retractionId)
    if (!stored) throw new Problem('NOTICE_NOT_FOUND')
    const content = retractionIn(stored)
    const files = {
      'retraction.txt': Buffer.from(retractionText(content), 'utf8'),
      'urls.txt': Buffer.from(`${content.urls.join('\n')}\n`, 'utf8'),
    }
    return { bytes: await zipped(files), filename: `${number}-retraction.zip` }
  }

  /** @throws Problem CASE_NOT_FOUND; @throws Problem NOTICE_NOT_FOUND */
  async pdf(caseId: string, noticeId: string, caller: Caller): Promise<NoticeFile> {
    return this.print(await this.cases.ofOwner(caseId, caller), noticeId)
  }

  /** @throws Problem NOTICE_NOT_FOUND */
  async print(
    { id, number }: { readonly id: string; readonly number: string },
    noticeId: string,
  ): Promise<NoticeFile> {
    const notice: StoredNotice | undefined = await this.notices.byId(id, noticeId)
    if (!notice) throw new Problem('NOTICE_NOT_FOUND')
    return { bytes: await this.printNotice.execute(notice), filename: `${number}.pdf` }
  }
}

const zipped = promisify<Record<string, Uint8Array>, Uint8Array>(zip)
