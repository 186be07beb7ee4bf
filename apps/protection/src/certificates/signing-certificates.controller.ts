import { Controller } from '@nestjs/common'
import type { ListSigningCertificatesResponse } from '@originseal/contracts'
import { listSigningCertificates } from '@originseal/contracts/protection/endpoints'
import { Endpoint } from '@originseal/http'
import { SigningCertificatesQueries } from './signing-certificates.queries'

@Controller()
export class SigningCertificatesController {
  constructor(private readonly certificates: SigningCertificatesQueries) {}

  @Endpoint(listSigningCertificates)
  async list(): Promise<ListSigningCertificatesResponse> {
    return { data: { certificates: await this.certificates.all() } }
  }
}
