import { useReadAccountQuery } from '../session/own-account.api'
import { useListScansInfiniteQuery } from '../features/scans/scans.api'
import { useListWorksInfiniteQuery } from '../features/works/works.api'
import { doneSteps, type StartStep } from './start-here.rules'

interface DoneSteps {
  /** What the member has done of the first steps; undefined where account, works or scans could not be read. */
  readonly done: ReadonlySet<StartStep> | undefined
  readonly isLoading: boolean
}

export function useDoneSteps(): DoneSteps {
  const account = useReadAccountQuery()
  const works = useListWorksInfiniteQuery()
  const scans = useListScansInfiniteQuery()
  const isLoading = account.isLoading || works.isLoading || scans.isLoading
  if (!account.data || !works.data || !scans.data) return { done: undefined, isLoading }
  const done = doneSteps({
    email: account.data.email,
    emailConfirmed: account.data.emailConfirmed,
    works: works.data.pages.flatMap((page) => page.works).length,
    scans: scans.data.pages.flatMap((page) => page.scans).length,
  })
  return { done, isLoading }
}
