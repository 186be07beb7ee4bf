import { useListCasesInfiniteQuery } from '../features/cases/cases.api'
import { PreparePage } from '../features/negotiations/prepare-page'

/** The evidence notice, with the cases that it can be about. */
export function Component() {
  const { data, error } = useListCasesInfiniteQuery({}, { refetchOnMountOrArgChange: true })
  const cases = data?.pages.flatMap((page) => page.cases).filter(({ outcome }) => outcome === null)
  return <PreparePage cases={cases} error={error} />
}
