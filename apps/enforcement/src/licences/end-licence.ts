import { Injectable } from '@nestjs/common'
import { licenceEnded, type LicenceEnd } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { LicensePlace } from '../cases/license-place'
import { LicencesRepository } from './licences.repository'

/** Ends what a settlement allows. */
@Injectable()
export class EndLicence {
  constructor(
    private readonly licences: LicencesRepository,
    private readonly place: LicensePlace,
    private readonly outbox: Outbox,
  ) {}

  /** The negotiation is locked. @returns whether there was one that lasted */
  async execute(tx: Tx, caseId: string, end: LicenceEnd, at: Date): Promise<boolean> {
    const ended = await this.licences.end(tx, caseId, end, at)
    if (!ended) return false
    await this.place.end(tx, caseId, new Date())
    const { id: licenceId, workId } = ended
    await this.outbox.add(tx, licenceEnded, { licenceId, workId, end, at: at.toISOString() })
    return true
  }
}
