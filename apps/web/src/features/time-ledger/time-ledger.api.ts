import type { ReadTimeLedgerResponse } from '@originseal/contracts'
import { readTimeLedger } from '@originseal/contracts/enforcement/time-ledger-endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

const timeLedgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    readTimeLedger: build.query<ReadTimeLedgerResponse, void>(calling(readTimeLedger, () => ({}))),
  }),
})

export const { useReadTimeLedgerQuery } = timeLedgerApi
