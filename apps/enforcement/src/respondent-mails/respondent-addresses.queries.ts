import { Inject, Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import { MAIL_ENCRYPTION, type MailEncryption } from '@originseal/mail'
import type { DB } from '../tables'
import { isCodeAlive } from './one-time-code'
import { maskedAddress } from './mail-address.rules'
import { toAddress } from './respondent-addresses.repository'

const db = statements<DB>()

/** What the page shows of an address. */
export interface ShownAddress {
  readonly masked: string
  /** `ended`: its code was not given in time, or wrongly too often. */
  readonly state: 'awaits-code' | 'ended' | 'confirmed'
}

@Injectable()
export class RespondentAddressesQueries {
  constructor(
    private readonly reads: Reads,
    @Inject(MAIL_ENCRYPTION) private readonly encryption: MailEncryption,
  ) {}

  /** Undefined where none was left. */
  async shownOf(caseId: string, at: Date): Promise<ShownAddress | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('respondent_address').selectAll().where('case_id', '=', caseId),
    )
    if (!row) return undefined
    const { encrypted, code } = toAddress(row)
    const { to } = await this.encryption.decrypt(encrypted)
    const state = code === null ? 'confirmed' : isCodeAlive(code, at) ? 'awaits-code' : 'ended'
    return { masked: maskedAddress(to), state }
  }
}
