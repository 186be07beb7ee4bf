import type { ReadFiguresResponse } from '@originseal/contracts'
import { readAdminFigures } from '@originseal/contracts/admin/figure-endpoints'
import { readBillingFigures } from '@originseal/contracts/billing/figure-endpoints'
import { readEnforcementFigures } from '@originseal/contracts/enforcement/figure-endpoints'
import { readIdentityFigures } from '@originseal/contracts/identity/figure-endpoints'
import { readProtectionFigures } from '@originseal/contracts/protection/figure-endpoints'
import { readScanFigures } from '@originseal/contracts/scan-orchestrator/figure-endpoints'
import { readTrademarkFigures } from '@originseal/contracts/trademark/figure-endpoints'
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
    readProtectionFigures: build.query<ReadFiguresResponse, void>(calling(readProtectionFigures, () => ({}))),
    readScanFigures: build.query<ReadFiguresResponse, void>(calling(readScanFigures, () => ({}))),
    readTrademarkFigures: build.query<ReadFiguresResponse, void>(calling(readTrademarkFigures, () => ({}))),
  }),
})

export const {
  useReadIdentityFiguresQuery,
  useReadBillingFiguresQuery,
  useReadEnforcementFiguresQuery,
  useReadAdminFiguresQuery,
  useReadProtectionFiguresQuery,
  useReadScanFiguresQuery,
  useReadTrademarkFiguresQuery,
} = figuresApi
