import { createHash } from 'node:crypto'
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import type { Signer } from '@originseal/documents'
import { SigningCertificatesRepository } from './signing-certificates.repository'

export const SIGNER = Symbol('the signer of certificates')

/** Records at the start which certificate this process signs with, so that it is listed before it has signed anything. */
@Injectable()
export class PublishSigningCertificate implements OnApplicationBootstrap {
  constructor(
    @Inject(SIGNER) private readonly signer: Signer,
    private readonly transaction: Transaction,
    private readonly repository: SigningCertificatesRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [own] = this.signer.certificates
    if (!own) throw new Error('a signer has a certificate of its own')
    const sha256 = createHash('sha256').update(own.raw).digest('hex')
    await this.transaction.run((tx) => this.repository.insert(tx, sha256, own.toString(), new Date()))
  }
}
