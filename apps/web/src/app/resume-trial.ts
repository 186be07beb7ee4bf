import {
  sealedFile,
  trialUser,
  type AnswerOf,
  type CallOf,
  type EndpointDefinition,
  type ListedScan,
  type SealedFile,
  type TrialUser,
} from '@originseal/contracts'
import { listWorks, readRendition, readWork } from '@originseal/contracts/protection/endpoints'
import { issueProgressToken, listScans, readScan } from '@originseal/contracts/scan-orchestrator/endpoints'
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import { api } from '../api/api'
import { decode } from '../api/decode'
import { fileOrProblem } from '../api/download'
import { requestTo, type Call } from '../api/endpoint'
import type { Problem } from '../api/problem'
import { trialSession, type TrialData } from '../api/trial-session'
import { smallPicture } from '../features/works/small-picture'

type Fetch = (call: FetchArgs) => ReturnType<BaseQueryFn<FetchArgs, unknown, Problem>>
type JsonEndpoint = EndpointDefinition & { readonly response: { readonly json: z.ZodType } }

const nobody: TrialUser = trialUser.parse({ realName: '', email: '', phone: '' })

/** Asks an endpoint that answers JSON. @throws Problem */
async function ask<const Endpoint extends JsonEndpoint>(
  fetch: Fetch,
  endpoint: Endpoint,
  call: CallOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
  const answer = await fetch(requestTo(endpoint, call as Call))
  if (answer.error) throw answer.error
  const decoded = decode(endpoint.response.json, answer.data, `unexpected answer of ${endpoint.name}`)
  if ('error' in decoded) throw decoded.error
  return decoded.data as AnswerOf<Endpoint>
}

/** What a step is about, where it says so: a work, or a scan with the work that it searched for. */
export interface AskedTrial {
  readonly fileId?: string | undefined
  readonly scanId?: string | undefined
}
type TrialScan = Pick<ListedScan, 'scanId' | 'fileId' | 'status'>

/** The scan that is asked for. */
async function askedScan(fetch: Fetch, scanId: string | undefined): Promise<TrialScan | undefined> {
  return scanId === undefined ? undefined : (await ask(fetch, readScan, { params: { id: scanId } })).data
}

/** The work that is asked for, else the newest one. */
async function workOf(fetch: Fetch, fileId: string | undefined): Promise<SealedFile | undefined> {
  if (fileId !== undefined) return (await ask(fetch, readWork, { params: { id: fileId } })).data.file
  const [newest] = (await ask(fetch, listWorks, { query: { limit: 1 } })).data.works
  return newest && sealedFile.parse(newest)
}

async function lastScanOf(fetch: Fetch, fileId: string): Promise<TrialScan | undefined> {
  return (await ask(fetch, listScans, { query: { fileId, limit: 1 } })).data.scans[0]
}

/** A scan that goes on or has results, as the steps know it. */
async function asKept(
  fetch: Fetch,
  last: TrialScan | undefined,
): Promise<Pick<TrialData, 'lastScanId' | 'progressToken'>> {
  if (last?.status === 'completed') return { lastScanId: last.scanId }
  if (last?.status !== 'processing') return {}
  const { progressToken } = await ask(fetch, issueProgressToken, { params: { id: last.scanId } })
  return { lastScanId: last.scanId, progressToken }
}

/** The later steps do without a picture where there is none. */
async function keepPicture(fetch: Fetch, fileId: string): Promise<void> {
  trialSession.picture.remove()
  const { data, error } = await fetch({
    ...requestTo(readRendition, { params: { id: fileId } }),
    responseHandler: fileOrProblem,
  })
  if (error) console.warn('the picture of the work could not be read', error)
  const small = data instanceof Blob ? await smallPicture(data) : undefined
  if (small) trialSession.picture.write(small)
}

const resumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps in this tab what the server knows of a visitor's trial: null where that is nothing. */
    resumeTrial: build.query<TrialData | null, AskedTrial>({
      keepUnusedDataFor: 0,
      async queryFn({ fileId, scanId }, _api, _options, fetch) {
        try {
          const asked = await askedScan(fetch, scanId)
          const file = await workOf(fetch, asked?.fileId ?? fileId)
          if (!file) return { data: null }
          const scan = await asKept(fetch, asked ?? (await lastScanOf(fetch, file.id)))
          const data = { file, user: trialSession.user.read() ?? nobody, ...scan }
          await keepPicture(fetch, file.id)
          trialSession.data.write(data)
          return { data }
        } catch (problem) {
          return { error: problem as Problem }
        }
      },
    }),
  }),
})

export const { useResumeTrialQuery } = resumeApi
