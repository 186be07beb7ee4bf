import { Inject, Injectable } from '@nestjs/common'
import { LetterSeal } from './letter-seal'
import type { Letter } from './letters'
import type { ClaimedMail } from './mails.repository'
import type { WrittenMail } from './post-office'
import { toHtml, toText } from './stationery.rules'
import { english } from './words.en.rules'
import { chinese } from './words.zh-tw.rules'

export const PUBLIC_URL = Symbol('where people reach us')

/** Opens a queued mail and writes it in its reader's language. The same mail is written the same every time. */
@Injectable()
export class WriteMail {
  constructor(
    private readonly seal: LetterSeal,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  async execute(mail: ClaimedMail): Promise<WrittenMail> {
    const { to, values } = await this.seal.open(mail.sealed)
    const { id, accountId, language, template, queuedAt: writtenAt } = mail
    const letter = { accountId, to, language, template, values } as Letter
    const words = (language === 'zh-TW' ? chinese : english)(letter, this.publicUrl)
    const written = { text: toText(words), html: toHtml(words, language) }
    return { id, accountId, to, language, writtenAt, subject: words.subject, ...written }
  }
}
