import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { readCode } from '../negotiations/respondent-code.rules'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { hashOfCode, isCodeAlive, isSameHash } from './one-time-code'
import { RespondentAddressesRepository } from './respondent-addresses.repository'
import { lookAtLink } from './respondent-mail-jobs'

/** Takes the code that was sent to an address: whoever gives it reads that mailbox. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly addresses: RespondentAddressesRepository,
    private readonly jobs: Jobs,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  /** The negotiation is held. A wrong code counts, so what comes of it has to be committed. */
  async execute(tx: Tx, caseId: string, typed: string): Promise<'confirmed' | 'wrong'> {
    const address = await this.addresses.lock(tx, caseId)
    if (!address) return 'wrong'
    if (address.code === null) return 'confirmed'
    if (!isCodeAlive(address.code, new Date())) return 'wrong'
    const given = hashOfCode(this.keys.respondentCodes, address.id, readCode(typed))
    if (!isSameHash(given, address.code.hash)) {
      await this.addresses.countTry(tx, address.id)
      return 'wrong'
    }
    await this.addresses.confirm(tx, address.id)
    await this.jobs.add(tx, lookAtLink, { caseId, addressId: address.id }, { key: address.id })
    return 'confirmed'
  }
}
