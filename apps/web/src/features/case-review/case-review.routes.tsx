import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './case-review.texts'

/** The back office’s review of claimants, and of mails that rules could not tell a case of. */
export const caseReviewRoutes: RouteObject[] = [
  {
    path: '/admin/cases',
    lazy: lazyPage(() => import('./case-review-page'), 'caseReview'),
  },
]
