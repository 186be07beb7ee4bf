import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import { fileOrProblem } from './download'
import type { Problem } from './problem'

type Fetch = (call: FetchArgs) => ReturnType<BaseQueryFn<FetchArgs, unknown, Problem>>

interface Life {
  readonly cacheDataLoaded: Promise<{ readonly data: string }>
  readonly cacheEntryRemoved: Promise<void>
}

/** Reads a picture that only a token opens, and gives it an address inside this page. */
export async function readPicture(
  fetch: Fetch,
  call: FetchArgs,
): Promise<{ data: string } | { error: Problem }> {
  const answer = await fetch({ ...call, responseHandler: fileOrProblem })
  if (answer.error) return { error: answer.error }
  if (!(answer.data instanceof Blob)) return { error: { status: 'unexpected-answer' } }
  return { data: URL.createObjectURL(answer.data) }
}

/** Gives the address back once no page shows the picture: the browser keeps its bytes until then. */
export async function releasePicture({ cacheDataLoaded, cacheEntryRemoved }: Life): Promise<void> {
  const loaded = cacheDataLoaded.then(
    ({ data }) => data,
    // Removed before it came: there is nothing to give back.
    () => undefined,
  )
  await cacheEntryRemoved
  const address = await loaded
  if (address) URL.revokeObjectURL(address)
}
