import { Inject, Injectable } from '@nestjs/common'
import type { licenceEnded, licenceGranted, PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { readLicence } from '@originseal/documents'
import { holdWork } from '../../corpus/works/works-of-owner.queries'
import { SIGNING } from '../../infrastructure'
import type { ReportSigning } from '../reports/write-scan-report'
import { LicencesRepository } from './licences.repository'

/** Keeps what settlements allow, for scans to come: by the word of a token that was signed with our documents' key only. */
@Injectable()
export class NoteLicence {
  constructor(
    private readonly licences: LicencesRepository,
    @Inject(SIGNING) private readonly signing: ReportSigning,
  ) {}

  /** Rejects with a DocumentError where the token is not ours or says something else than the fact. */
  async granted(tx: Tx, { licenceId, workId, token }: PayloadOf<typeof licenceGranted>): Promise<void> {
    const [certificate] = this.signing.signer.certificates
    if (!certificate) throw new Error('the signer has no certificate')
    const claims = await readLicence(token, certificate)
    if (claims.lid !== licenceId || claims.workId !== workId)
      throw new Error(`the token of ${licenceId} is about something else`)
    if (!(await holdWork(tx, workId))) return // erased meanwhile
    await this.licences.insert(tx, {
      id: licenceId,
      workId,
      pageUrl: claims.grantee.value,
      notAfter: claims.notAfter,
    })
  }

  ended(tx: Tx, { licenceId, at }: PayloadOf<typeof licenceEnded>): Promise<void> {
    return this.licences.end(tx, licenceId, at)
  }
}
