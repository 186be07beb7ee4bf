import { readScanResponse, startScanResponse, type ReadScanResponse } from '@originseal/contracts'
import { z } from 'zod'
import { api } from '../../api/api'
import { decode } from '../../api/decode'
import { download, fileOrProblem } from '../../api/download'
import { followScan } from './follow-scan'
import type { Scan, WatchedScan } from './scan'
import { beginning, type ScanProgress } from './scan-progress.rules'

/** Only the scan's id is needed; without a progress token it is polled, without a job id the scan is the job. */
const startedScan = startScanResponse
  .partial({ progressToken: true, jobId: true })
  .transform((scan) => ({ ...scan, jobId: scan.jobId ?? scan.scanId }))
export type StartedScan = z.infer<typeof startedScan>

export interface FindingPictureOf {
  readonly scanId: string
  readonly findingId: string
  /** What was found, or both pictures with their matching points. */
  readonly kind: 'candidate' | 'overlay'
}

export const scansApi = api.injectEndpoints({
  endpoints: (build) => ({
    startScan: build.mutation<StartedScan, { fileId: string; idempotencyKey: string }>({
      async queryFn({ fileId, idempotencyKey }, _api, _options, fetch) {
        const answer = await fetch({
          url: `/protect/trial/files/${fileId}/scan`,
          method: 'POST',
          headers: { 'Idempotency-Key': idempotencyKey },
        })
        if (answer.error) return { error: answer.error }
        return decode(startedScan, answer.data, 'API response missing scanId')
      },
    }),

    readScan: build.query<Scan, string>({
      query: (scanId) => `/protect/trial/scans/${scanId}`,
      rawResponseSchema: readScanResponse,
      transformResponse: (answer: ReadScanResponse) => answer.data,
    }),

    /** A scan's progress as it happens, for as long as somebody looks at it. */
    watchScan: build.query<ScanProgress, WatchedScan>({
      queryFn: () => ({ data: beginning }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(scan, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        await cacheDataLoaded
        const stop = followScan(scan, {
          show: (progress) => updateCachedData(() => progress),
          read: () =>
            dispatch(
              scansApi.endpoints.readScan.initiate(scan.scanId, { forceRefetch: true, subscribe: false }),
            ),
        })
        await cacheEntryRemoved
        stop()
      },
    }),

    cancelScan: build.mutation<unknown, string>({
      query: (scanId) => ({ url: `/protect/trial/scans/${scanId}/cancel`, method: 'POST' }),
    }),

    downloadReport: build.mutation<null, string>({
      queryFn: (scanId, _api, _options, fetch) =>
        download(fetch, `/api/scans/${scanId}/report`, `scan-report-${scanId}.pdf`),
    }),

    /** An address inside this page for a picture that only the visitor's token opens. */
    findingPicture: build.query<string, FindingPictureOf>({
      async queryFn({ scanId, findingId, kind }, _api, _options, fetch) {
        const url = `/api/scans/${scanId}/findings/${findingId}/${kind}`
        const answer = await fetch({ url, responseHandler: fileOrProblem })
        if (answer.error) return { error: answer.error }
        if (!(answer.data instanceof Blob)) return { error: { status: 'unexpected-answer' } }
        return { data: URL.createObjectURL(answer.data) }
      },
      async onCacheEntryAdded(_picture, { cacheDataLoaded, cacheEntryRemoved }) {
        const loaded = cacheDataLoaded.then(
          ({ data }) => data,
          // Removed before it came: there is nothing to give back.
          () => undefined,
        )
        await cacheEntryRemoved
        const address = await loaded
        if (address) URL.revokeObjectURL(address)
      },
    }),
  }),
})

export const {
  useStartScanMutation,
  useReadScanQuery,
  useWatchScanQuery,
  useCancelScanMutation,
  useDownloadReportMutation,
  useFindingPictureQuery,
} = scansApi
