import type { ListSigningCertificatesResponse, SigningCertificate, Verification } from '@originseal/contracts'
import { listSigningCertificates, readVerification } from '@originseal/contracts/protection/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    readVerification: build.query<Verification, string>(
      calling(readVerification, (id: string) => ({ params: { id } })),
    ),
    listSigningCertificates: build.query<readonly SigningCertificate[], void>({
      ...calling(listSigningCertificates, () => ({})),
      transformResponse: ({ data }: ListSigningCertificatesResponse) => data.certificates,
    }),
  }),
})

export const { useReadVerificationQuery, useListSigningCertificatesQuery } = verificationApi
