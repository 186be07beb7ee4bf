import {
  sealedFile,
  trialUser,
  type AnswerOf,
  type CallOf,
  type EndpointDefinition,
  type SealedFile,
  type TrialUser,
} from '@originseal/contracts'
import { listWorks, readRendition, readWork } from '@originseal/contracts/protection/endpoints'
import { issueProgressToken, listScans } from '@originseal/contracts/scan-orchestrator/endpoints'
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

/** The work that is asked for, else the newest one. */
async function workOf(fetch: Fetch, fileId: string | undefined): Promise<SealedFile | undefined> {
  if (fileId !== undefined) return (await ask(fetch, readWork, { params: { id: fileId } })).data.file
  const [newest] = (await ask(fetch, listWorks, { query: { limit: 1 } })).data.works
  return newest && sealedFile.parse(newest)
}

/** The work's last scan, if it goes on or has results. */
async function scanOf(
  fetch: Fetch,
  fileId: string,
): Promise<Pick<TrialData, 'lastScanId' | 'progressToken'>> {
  const [last] = (await ask(fetch, listScans, { query: { fileId, limit: 1 } })).data.scans
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
    resumeTrial: build.query<TrialData | null, string | undefined>({
      keepUnusedDataFor: 0,
      async queryFn(fileId, _api, _options, fetch) {
        try {
          const file = await workOf(fetch, fileId)
          if (!file) return { data: null }
          const data = { file, user: trialSession.user.read() ?? nobody, ...(await scanOf(fetch, file.id)) }
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
