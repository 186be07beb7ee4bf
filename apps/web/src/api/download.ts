import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react'
import type { Problem } from './problem'
import { saveFile } from './save-file'

type Fetch = (call: FetchArgs) => ReturnType<BaseQueryFn<FetchArgs, unknown, Problem>>

/**
 * Fetches a file by the rules of every call and saves it. The bytes never enter the store, which keeps only
 * what can be serialised.
 */
export async function download(
  fetch: Fetch,
  call: FetchArgs,
  name: string,
): Promise<{ data: null } | { error: Problem }> {
  const answer = await fetch({ ...call, responseHandler: fileOrProblem })
  if (answer.error) return { error: answer.error }
  if (!(answer.data instanceof Blob)) return { error: { status: 'unexpected-answer' } }
  saveFile(answer.data, name)
  return { data: null }
}

/** A refusal is JSON, a success is a file. */
export function fileOrProblem(response: Response): Promise<unknown> {
  return response.ok ? response.blob() : response.json()
}
