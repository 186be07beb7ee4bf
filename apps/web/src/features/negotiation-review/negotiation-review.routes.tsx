import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './negotiation-review.texts'

/** Negotiations of one account, for administrators (ADMIN-03). */
export const negotiationReviewRoutes: RouteObject[] = [
  {
    path: '/admin/users/:userId/p2p',
    lazy: lazyPage(() => import('./user-negotiations-page'), 'negotiationReview'),
  },
]
