import { X509Certificate } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { SigningCertificate } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class SigningCertificatesQueries {
  constructor(private readonly reads: Reads) {}

  /** Latest first. */
  async all(): Promise<SigningCertificate[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('signing_certificate')
        .select(['sha256', 'pem', 'first_used_at'])
        .orderBy('first_used_at', 'desc')
        .orderBy('sha256'),
    )
    return rows.map(({ sha256, pem, first_used_at }) => {
      const certificate = new X509Certificate(pem)
      return {
        sha256,
        subject: certificate.subject,
        issuer: certificate.issuer,
        selfSigned: certificate.verify(certificate.publicKey),
        notBefore: new Date(certificate.validFrom).toISOString(),
        notAfter: new Date(certificate.validTo).toISOString(),
        firstUsedAt: first_used_at.toISOString(),
        pem,
      }
    })
  }
}
