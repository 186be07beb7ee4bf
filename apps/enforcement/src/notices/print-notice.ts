import { Inject, Injectable } from '@nestjs/common'
import { renderNotice, signPdf } from '@originseal/documents'
import { SIGNING, type NoticeSigning } from '../tools/tools'
import { NoticeFiles } from './notice-files'
import { toSignedNotice, type StoredNotice } from './stored-notice'

/** The signed PDF of a notice, printed once. */
@Injectable()
export class PrintNotice {
  constructor(
    private readonly files: NoticeFiles,
    @Inject(SIGNING) private readonly signing: NoticeSigning,
  ) {}

  async execute(stored: StoredNotice): Promise<Uint8Array> {
    const printed = await this.files.readPdf(stored.id)
    if (printed) return printed
    const { caseNumber, contentSha256, signature, createdAt } = stored
    const { title, sections, urls } = toSignedNotice(stored).content
    const pdf = await renderNotice({
      caseNumber,
      title,
      sections,
      urls,
      contentSha256,
      content: stored.content,
      signature,
      generatedAt: createdAt,
    })
    const { signer, authority } = this.signing
    const signed = await signPdf(pdf, signer, {
      reason: `Notice of ${caseNumber}`,
      signedAt: createdAt,
      ...authority.stamping(),
    })
    await this.files.keepPdf(stored.id, signed)
    return signed
  }
}
