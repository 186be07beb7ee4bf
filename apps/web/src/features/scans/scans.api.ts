import {
  listScansResponse,
  readScanResponse,
  startScanResponse,
  type ListScansResponse,
  type ReadScanResponse,
} from '@originseal/contracts'
import { z } from 'zod'
import { api } from '../../api/api'
import { decode } from '../../api/decode'
import { download } from '../../api/download'
import { readPicture, releasePicture } from '../../api/picture'
import { followScan } from './follow-scan'
import type { Scan, WatchedScan } from './scan'
import { beginning, type ScanProgress } from './scan-progress.rules'

/** Only the scan's id is needed; without a progress token it is polled, without a job id the scan is the job. */
const startedScan = startScanResponse
  .partial({ progressToken: true, jobId: true })
  .transform((scan) => ({ ...scan, jobId: scan.jobId ?? scan.scanId }))
export type StartedScan = z.infer<typeof startedScan>

type ScanPage = ListScansResponse['data']

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
      invalidatesTags: ['scan'],
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
      invalidatesTags: ['scan'],
    }),

    downloadReport: build.mutation<null, string>({
      queryFn: (scanId, _api, _options, fetch) =>
        download(fetch, `/api/scans/${scanId}/report`, `scan-report-${scanId}.pdf`),
    }),

    /** An address inside this page for a picture that only the visitor's token opens. */
    findingPicture: build.query<string, FindingPictureOf>({
      queryFn: ({ scanId, findingId, kind }, _api, _options, fetch) =>
        readPicture(fetch, `/api/scans/${scanId}/findings/${findingId}/${kind}`),
      onCacheEntryAdded: (_picture, life) => releasePicture(life),
    }),

    /** One's own scans, newest first, a page at a time. */
    listScans: build.infiniteQuery<ScanPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam }) => ({ url: '/api/scans', params: { cursor: pageParam ?? undefined } }),
      rawResponseSchema: listScansResponse,
      transformResponse: (answer: ListScansResponse) => answer.data,
      providesTags: ['scan'],
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
  useListScansInfiniteQuery,
} = scansApi
