import type { ReadFiguresResponse } from '@originseal/contracts'
import { readAdminFigures } from '@originseal/contracts/admin/figure-endpoints'
import { readBillingFigures } from '@originseal/contracts/billing/figure-endpoints'
import { readEnforcementFigures } from '@originseal/contracts/enforcement/figure-endpoints'
import { readIdentityFigures } from '@originseal/contracts/identity/figure-endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    readIdentityFigures: build.query<ReadFiguresResponse, void>(calling(readIdentityFigures, () => ({}))),
    readBillingFigures: build.query<ReadFiguresResponse, void>(calling(readBillingFigures, () => ({}))),
    readEnforcementFigures: build.query<ReadFiguresResponse, void>(
      calling(readEnforcementFigures, () => ({})),
    ),
    readAdminFigures: build.query<ReadFiguresResponse, void>(calling(readAdminFigures, () => ({}))),
  }),
})

export const {
  useReadIdentityFiguresQuery,
  useReadBillingFiguresQuery,
  useReadEnforcementFiguresQuery,
  useReadAdminFiguresQuery,
} = figuresApi
