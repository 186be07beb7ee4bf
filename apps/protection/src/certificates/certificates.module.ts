import { Module, type DynamicModule } from '@nestjs/common'
import { openSigner } from '@originseal/documents'
import { ImageWorkers } from '@originseal/fingerprint'
import { outsideTransactions } from '@originseal/runtime'
import type { Config } from '../config'
import { CertificatePress } from './certificate-press'
import { CertificatesRepository } from './certificates.repository'
import { CertificatesController } from './certificates.controller'
import { IssueCertificate, PUBLIC_URL } from './issue-certificate'

@Module({})
export class CertificatesModule {
  static forRoot(config: Config, imports: DynamicModule[]): DynamicModule {
    return {
      module: CertificatesModule,
      imports,
      controllers: [CertificatesController],
      providers: [
        IssueCertificate,
        CertificatesRepository,
        { provide: PUBLIC_URL, useValue: config.PUBLIC_URL },
        {
          provide: CertificatePress,
          inject: [ImageWorkers],
          useFactory: async (workers: ImageWorkers) =>
            outsideTransactions(
              new CertificatePress(
                await openSigner({
                  folder: config.SIGNING_DIR,
                  pkcs12File: config.SIGNING_P12_FILE,
                  passwordFile: config.SIGNING_P12_PASSWORD_FILE,
                }),
                config.TSA_URL,
                workers,
              ),
              'printing',
            ),
        },
      ],
    }
  }
}
