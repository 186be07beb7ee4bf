import { fraudRisk } from '@originseal/contracts'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import type { FindingFilter } from './workbench.rules'

/** What does not fit restricts nothing. */
export const findingFilter = z.object({
  risk: fraudRisk.optional().catch(undefined),
  workId: z.uuid().optional().catch(undefined),
  links: z.enum(['visible', 'hidden']).optional().catch(undefined),
})

/** The filter is in the page's address: it can be kept as a bookmark, and the way back leads through it. */
export function useFindingFilter() {
  const [params, setParams] = useSearchParams()
  return {
    filter: findingFilter.parse(Object.fromEntries(params)),
    setFilter: (filter: FindingFilter) =>
      setParams(queryOf(filter), { replace: true, preventScrollReset: true }),
  }
}

/** Its fields that restrict something. */
export const queryOf = (filter: FindingFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''))
