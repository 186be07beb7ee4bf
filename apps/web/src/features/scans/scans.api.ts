import {
  startScanResponse,
  type ListListingScansResponse,
  type ListScansResponse,
  type ProgressTokenResponse,
  type ReadListingScanResponse,
  type ReadScanResponse,
  type StartScanResponse,
} from '@originseal/contracts'
import { readRendition } from '@originseal/contracts/protection/endpoints'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { z } from 'zod'
import { api } from '../../api/api'
import { decode } from '../../api/decode'
import { download } from '../../api/download'
import { calling, listing, requestTo } from '../../api/endpoint'
import { readPicture, releasePicture } from '../../api/picture'
import { followScan } from './follow-scan'
import type { ListingScan, Scan, WatchedScan } from './scan'
import { beginning, type ScanProgress } from './scan-progress.rules'

/** Only the scan's id is needed; without a progress token it is polled, without a job id the scan is the job. */
const startedScan = startScanResponse
  .partial({ progressToken: true, jobId: true })
  .transform((scan) => ({ ...scan, jobId: scan.jobId ?? scan.scanId }))
export type StartedScan = z.infer<typeof startedScan>

type ScanPage = ListScansResponse['data']

const pictureEndpoints = {
  candidate: endpoints.readCandidatePicture,
  overlay: endpoints.readOverlayPicture,
} as const

export interface FindingPictureOf {
  readonly scanId: string
  readonly findingId: string
  /** What was found, or both pictures with their matching points. */
  readonly kind: keyof typeof pictureEndpoints
}

export const scansApi = api.injectEndpoints({
  endpoints: (build) => ({
    startScan: build.mutation<StartedScan, { fileId: string; idempotencyKey: string }>({
      async queryFn({ fileId, idempotencyKey }, _api, _options, fetch) {
        const answer = await fetch(requestTo(endpoints.startScan, { params: { id: fileId }, idempotencyKey }))
        if (answer.error) return { error: answer.error }
        return decode(startedScan, answer.data, 'API response missing scanId')
      },
      invalidatesTags: ['scan'],
    }),

    readScan: build.query<Scan, string>({
      ...calling(endpoints.readScan, (id: string) => ({ params: { id } })),
      transformResponse: (answer: ReadScanResponse) => answer.data,
      providesTags: ['scan'],
    }),

    /** Starts a search of the connected sites for listings under a name. */
    startListingScan: build.mutation<StartScanResponse, { name: string; idempotencyKey: string }>({
      ...calling(endpoints.startListingScan, ({ name, idempotencyKey }) => ({
        body: { name },
        idempotencyKey,
      })),
      invalidatesTags: ['scan', 'units'],
    }),

    readListingScan: build.query<ListingScan, string>({
      ...calling(endpoints.readListingScan, (id: string) => ({ params: { id } })),
      transformResponse: (answer: ReadListingScanResponse) => answer.data,
      providesTags: ['scan'],
    }),

    /** One's own searches for listings, newest first, a page at a time. */
    listListingScans: build.infiniteQuery<ListListingScansResponse['data'], void, string | null>({
      ...listing(endpoints.listListingScans),
      providesTags: ['scan'],
    }),

    /** Opens the progress of one's own scan on a page that has not started it. */
    progressToken: build.query<string, string>({
      ...calling(endpoints.issueProgressToken, (id: string) => ({ params: { id } })),
      transformResponse: (answer: ProgressTokenResponse) => answer.progressToken,
      keepUnusedDataFor: 0,
    }),

    /** A scan's progress as it happens, for as long as somebody looks at it. */
    watchScan: build.query<ScanProgress, WatchedScan>({
      queryFn: () => ({ data: beginning }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(scan, { dispatch, updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        await cacheDataLoaded
        const stop = followScan(scan, {
          show: (progress) => updateCachedData(() => progress),
          read: () => {
            const { readListingScan, readScan } = scansApi.endpoints
            const anew = { forceRefetch: true, subscribe: false }
            return scan.searchesFor === 'listings'
              ? dispatch(readListingScan.initiate(scan.scanId, anew))
              : dispatch(readScan.initiate(scan.scanId, anew))
          },
        })
        await cacheEntryRemoved
        stop()
      },
    }),

    cancelScan: build.mutation<unknown, string>({
      ...calling(endpoints.cancelScan, (id: string) => ({ params: { id } })),
      invalidatesTags: ['scan'],
    }),

    downloadReport: build.mutation<null, string>({
      queryFn: (id, _api, _options, fetch) =>
        download(fetch, requestTo(endpoints.downloadReport, { params: { id } }), `scan-report-${id}.pdf`),
    }),

    /** An address inside this page for a picture that only the visitor's token opens. */
    findingPicture: build.query<string, FindingPictureOf>({
      queryFn: ({ scanId, findingId, kind }, _api, _options, fetch) =>
        readPicture(fetch, requestTo(pictureEndpoints[kind], { params: { id: scanId, findingId } })),
      onCacheEntryAdded: (_picture, life) => releasePicture(life),
    }),

    /** An address inside this page for the sealed work that a scan looks for. */
    originalPicture: build.query<string, string>({
      queryFn: (fileId, _api, _options, fetch) =>
        readPicture(fetch, requestTo(readRendition, { params: { id: fileId } })),
      onCacheEntryAdded: (_fileId, life) => releasePicture(life),
    }),

    /** Of each of one's works the last scan, if it found copies of high risk; those of the newest scans. */
    listHighRiskScans: build.query<ScanPage['scans'], void>({
      ...calling(endpoints.listScans, () => ({ query: { risk: 'high' } as const })),
      transformResponse: (answer: ListScansResponse) => answer.data.scans,
      providesTags: ['scan'],
    }),

    /** The newest scans of a work. */
    listScansOfWork: build.query<ScanPage['scans'], string>({
      ...calling(endpoints.listScans, (fileId: string) => ({ query: { fileId } })),
      transformResponse: (answer: ListScansResponse) => answer.data.scans,
      providesTags: ['scan'],
    }),

    /** One's own scans, newest first, a page at a time. */
    listScans: build.infiniteQuery<ScanPage, void, string | null>({
      ...listing(endpoints.listScans),
      providesTags: ['scan'],
    }),
  }),
})

export const {
  useStartListingScanMutation,
  useReadListingScanQuery,
  useListListingScansInfiniteQuery,
  useStartScanMutation,
  useReadScanQuery,
  useWatchScanQuery,
  useCancelScanMutation,
  useDownloadReportMutation,
  useFindingPictureQuery,
  useOriginalPictureQuery,
  useListScansInfiniteQuery,
  useListHighRiskScansQuery,
  useListScansOfWorkQuery,
  useProgressTokenQuery,
} = scansApi
