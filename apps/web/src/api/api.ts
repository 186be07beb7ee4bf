import { createApi, setupListeners } from '@reduxjs/toolkit/query/react'
import { offerPart } from '../loading/parts-on-hand'
import { baseQuery } from './base-query'
import type { Problem } from './problem'

const KEEP_UNUSED_S = 60
const STALE_AFTER_S = 5 * 60

/**
 * The one client of the gateway. Features add their calls with `injectEndpoints`, each with the contract's
 * schema as `rawResponseSchema`: an answer that does not fit it is a problem, never a guess.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // SHELL-06: what no page shows is kept for 60 s; what is older than 5 minutes is asked for again when shown anew.
  keepUnusedDataFor: KEEP_UNUSED_S,
  refetchOnMountOrArgChange: STALE_AFTER_S,
  catchSchemaFailure: (failure): Problem => {
    console.error(`${failure.schemaName} does not fit the answer`, failure.issues)
    return { status: 'unexpected-answer' }
  },
  tagTypes: [
    'account',
    'case',
    'caseReview',
    'catalogueVersion',
    'channel',
    'finding',
    'job',
    'negotiation',
    'notification',
    'notificationPreference',
    'order',
    'parkedEvent',
    'contactMessage',
    'payment',
    'proposal',
    'providerKey',
    'quickCase',
    'scan',
    'scanSource',
    'subscription',
    'trademarkReport',
    'trademarkWatch',
    'units',
    'user',
    'userPlan',
    'video',
    'work',
  ],
  endpoints: () => ({}),
})

/** Has what a page asked for asked again when its window is looked at again, or its line is back. */
export const followWindow = setupListeners

offerPart('api', { api, followWindow })
