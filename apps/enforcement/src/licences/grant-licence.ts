import { Injectable } from '@nestjs/common'
import { licenceGranted } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { LicensePlace } from '../cases/license-place'
import type { Licence } from './licence'
import { LicencesRepository } from './licences.repository'

/** Keeps a licence that was signed, and tells who searches. */
@Injectable()
export class GrantLicence {
  constructor(
    private readonly licences: LicencesRepository,
    private readonly place: LicensePlace,
    private readonly outbox: Outbox,
  ) {}

  /** The negotiation is locked, and its case has no licence that lasts. */
  async execute(tx: Tx, licence: Omit<Licence, 'endedAt' | 'endedBy'>): Promise<void> {
    const { id: licenceId, caseId, workId, token, grantedAt } = licence
    await this.licences.insert(tx, licence)
    await this.place.begin(tx, caseId, grantedAt)
    await this.outbox.add(tx, licenceGranted, { licenceId, workId, token, at: grantedAt.toISOString() })
  }
}
