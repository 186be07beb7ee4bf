import { Module, type DynamicModule } from '@nestjs/common'
import { openSigner, type Signer } from '@originseal/documents'
import { ImageWorkers } from '@originseal/fingerprint'
import { TimestampAuthority } from '@originseal/provider-keys'
import { outsideTransactions } from '@originseal/runtime'
import type { Config } from '../config'
import { ArchiveCertificates } from './archive-certificates'
import { CertificateRenderer } from './certificate-renderer'
import { CasesConsumer } from './cases.consumer'
import { CertificatesRepository } from './certificates.repository'
import { CertificatesController } from './certificates.controller'
import { CertifyForCase } from './certify-for-case'
import { IssueCertificate, PUBLIC_URL } from './issue-certificate'
import { PublishSigningCertificate, SIGNER } from './publish-signing-certificate'
import { SigningCertificatesController } from './signing-certificates.controller'
import { SigningCertificatesQueries } from './signing-certificates.queries'
import { SigningCertificatesRepository } from './signing-certificates.repository'

@Module({})
export class CertificatesModule {
  static forRoot(config: Config, imports: DynamicModule[]): DynamicModule {
    return {
      module: CertificatesModule,
      imports,
      controllers: [CasesConsumer, CertificatesController, SigningCertificatesController],
      providers: [
        ArchiveCertificates,
        CertifyForCase,
        IssueCertificate,
        CertificatesRepository,
        { provide: PUBLIC_URL, useValue: config.PUBLIC_URL },
        SigningCertificatesRepository,
        SigningCertificatesQueries,
        PublishSigningCertificate,
        {
          provide: SIGNER,
          useFactory: () =>
            openSigner({
              folder: config.SIGNING_DIR,
              pkcs12File: config.SIGNING_P12_FILE,
              passwordFile: config.SIGNING_P12_PASSWORD_FILE,
            }),
        },
        {
          provide: CertificateRenderer,
          inject: [SIGNER, TimestampAuthority, ImageWorkers],
          useFactory: (signer: Signer, authority: TimestampAuthority, workers: ImageWorkers) =>
            outsideTransactions(new CertificateRenderer(signer, authority, workers), 'printing'),
        },
      ],
    }
  }
}
