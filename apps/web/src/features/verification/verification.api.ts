import { verification, type Verification } from '@originseal/contracts'
import { api } from '../../api/api'

const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    readVerification: build.query<Verification, string>({
      query: (id) => `/api/verify/${encodeURIComponent(id)}`,
      rawResponseSchema: verification,
    }),
  }),
})

export const { useReadVerificationQuery } = verificationApi
