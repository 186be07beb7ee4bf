import type { Verification } from '@originseal/contracts'
import { readVerification } from '@originseal/contracts/protection/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    readVerification: build.query<Verification, string>(
      calling(readVerification, (id: string) => ({ params: { id } })),
    ),
  }),
})

export const { useReadVerificationQuery } = verificationApi
