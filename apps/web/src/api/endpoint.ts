import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { addressesOf, type CallOf, type EndpointDefinition } from '@originseal/contracts'
import type { z } from 'zod'
import type { CallOptions } from './base-query'
import { newIdempotencyKey } from './idempotency-key'

/** A call of any endpoint; {@link CallOf} says what a certain one takes. */
export interface Call {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly idempotencyKey?: string | undefined
}

/** Where an endpoint is called: everything lies below `/api` (AUTH-15). Values are encoded. */
export const addressOf = (endpoint: EndpointDefinition, params: Call['params'] = {}): string =>
  (addressesOf(endpoint).at(-1) as string).replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )

/** The headers of a call: the given idempotency key, or a new one where one effect per key is promised. */
export function headersOf(
  { idempotency }: EndpointDefinition,
  { idempotencyKey }: Call,
): Record<string, string> {
  const key = idempotencyKey ?? (idempotency === 'key' ? newIdempotencyKey() : undefined)
  return key === undefined ? {} : { 'Idempotency-Key': key }
}

/** A call as the base query takes it. */
export const requestTo = (endpoint: EndpointDefinition, call: Call): FetchArgs => ({
  url: addressOf(endpoint, call.params),
  method: endpoint.method,
  headers: headersOf(endpoint, call),
  ...(call.query && { params: call.query }),
  ...(call.body !== undefined && { body: call.body }),
})

/** What proves the caller is in the call, not in the stored token: its 401 speaks of that. */
export const callOptionsOf = ({ authentication }: EndpointDefinition): CallOptions => ({
  provesItself: authentication !== undefined,
})

/**
 * What RTK Query needs to know of an endpoint that answers JSON or nothing: how it is called, and what fits.
 * @param toCall the call for the argument that the page gives
 */
export const calling = <const Endpoint extends EndpointDefinition, Argument>(
  endpoint: Endpoint,
  toCall: (argument: Argument) => CallOf<Endpoint>,
) => ({
  query: (argument: Argument) => requestTo(endpoint, toCall(argument)),
  extraOptions: callOptionsOf(endpoint),
  ...('json' in endpoint.response && { rawResponseSchema: endpoint.response.json }),
})

interface Page {
  readonly nextCursor: string | null
}

type ListEndpoint<Data extends Page> = EndpointDefinition & {
  readonly response: { readonly json: z.ZodType<{ data: Data }> }
}

/** What RTK Query needs to know of a list that is newest first and comes a page at a time. */
export const listing = <Data extends Page>(endpoint: ListEndpoint<Data>) => ({
  infiniteQueryOptions: {
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }: Data) => nextCursor ?? undefined,
  },
  query: ({ pageParam }: { pageParam: string | null }) =>
    requestTo(endpoint, { query: { cursor: pageParam ?? undefined } }),
  rawResponseSchema: endpoint.response.json,
  transformResponse: ({ data }: { data: Data }) => data,
})

type FlatListEndpoint<Answer extends Page> = EndpointDefinition & {
  readonly response: { readonly json: z.ZodType<Answer> }
}

/**
 * The same for a list whose answer is not wrapped in `data`.
 * @param toQuery what else is asked for
 */
export const flatListing = <Answer extends Page, Argument = void>(
  endpoint: FlatListEndpoint<Answer>,
  toQuery: (argument: Argument) => object = () => ({}),
) => ({
  infiniteQueryOptions: {
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }: Answer) => nextCursor ?? undefined,
  },
  query: ({ queryArg, pageParam }: { queryArg: Argument; pageParam: string | null }) =>
    requestTo(endpoint, { query: { ...toQuery(queryArg), cursor: pageParam ?? undefined } }),
  rawResponseSchema: endpoint.response.json,
})
