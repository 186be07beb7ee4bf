import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { MailQueue } from '@originseal/mail'
import { hashOfSecret } from '../negotiations/respondent-links'
import { RespondentAddressesRepository } from './respondent-addresses.repository'
import { lookAtLink, tellRespondent, type AddressJob } from './respondent-mail-jobs'

/** Forgets where the other side was told of news: address, what waits to be sent, and what lies in a folder. */
@Injectable()
export class ForgetAddress {
  constructor(
    private readonly addresses: RespondentAddressesRepository,
    private readonly mails: MailQueue,
    private readonly jobs: Jobs,
  ) {}

  async ofNegotiation(tx: Tx, negotiationId: string): Promise<void> {
    await this.forget(tx, await this.addresses.remove(tx, 'negotiation_id', negotiationId))
  }

  async ofCase(tx: Tx, caseId: string): Promise<void> {
    await this.forget(tx, await this.addresses.remove(tx, 'case_id', caseId))
  }

  /** From a job about it, which can't take itself back. */
  async byJob(tx: Tx, addressId: string): Promise<void> {
    const removed = await this.addresses.remove(tx, 'id', addressId)
    if (removed !== undefined) await this.mails.forget(tx, removed)
  }

  /** Looks then whether its link still leads anywhere, if it is kept. */
  async lookLater(tx: Tx, about: AddressJob, runAt: Date): Promise<void> {
    const { caseId, addressId } = about
    if ((await this.addresses.lock(tx, caseId))?.id !== addressId) return
    await this.jobs.add(tx, lookAtLink, about, { runAt, key: addressId })
  }

  /** For whoever holds one of its mails. */
  async stopped(tx: Tx, stopToken: string): Promise<void> {
    await this.forget(tx, await this.addresses.removeStopped(tx, hashOfSecret(stopToken)))
  }

  async unconfirmed(tx: Tx, before: Date): Promise<void> {
    for (const id of await this.addresses.removeUnconfirmed(tx, before)) await this.forget(tx, id)
  }

  private async forget(tx: Tx, addressId: string | undefined): Promise<void> {
    if (addressId === undefined) return
    await this.mails.forget(tx, addressId)
    for (const job of [tellRespondent, lookAtLink]) await this.jobs.cancel(tx, job, addressId)
  }
}
