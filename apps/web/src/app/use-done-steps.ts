import { useReadAccountQuery } from '../features/account/account.api'
import { useListScansInfiniteQuery } from '../features/scans/scans.api'
import { useListWorksInfiniteQuery } from '../features/works/works.api'
import { doneSteps, type StartStep } from './start-here.rules'

/** What the member has done of the first steps; undefined until account, works and scans have been read. */
export function useDoneSteps(): ReadonlySet<StartStep> | undefined {
  const { data: account } = useReadAccountQuery()
  const { data: works } = useListWorksInfiniteQuery()
  const { data: scans } = useListScansInfiniteQuery()
  if (!account || !works || !scans) return undefined
  return doneSteps({
    email: account.email,
    emailConfirmed: account.emailConfirmed,
    works: works.pages.flatMap((page) => page.works).length,
    scans: scans.pages.flatMap((page) => page.scans).length,
  })
}
