import type { RouteObject } from 'react-router-dom'
import '../features/admin-login/admin-login.texts'
import '../features/login/login.texts'
import { auditRoutes } from '../features/audit/audit.routes'
import { caseReviewRoutes } from '../features/case-review/case-review.routes'
import '../features/command-palette/command-palette.texts'
import { figuresRoutes } from '../features/figures/figures.routes'
import { negotiationReviewRoutes } from '../features/negotiation-review/negotiation-review.routes'
import { parkedEventsRoutes } from '../features/parked-events/parked-events.routes'
import { paymentsRoutes } from '../features/payments/payments.routes'
import { proposalsRoutes } from '../features/proposals/proposals.routes'
import { providerKeysRoutes } from '../features/provider-keys/provider-keys.routes'
import '../features/offer-versions/offer-versions.texts'
import '../features/users/users.texts'
import { usersRoutes } from '../features/users/users.routes'
import { lazyPage } from '../loading/lazy-page'
import './back-office.texts'
import { adminsOnly } from './guarded'

/** The door of the back office, open to everybody. */
export const adminLoginRoute: RouteObject = {
  path: 'admin/login',
  lazy: lazyPage(() => import('./admin-login'), 'adminLogin', 'login'),
}

/** The back office behind its guard. */
export const adminRoutes: RouteObject = adminsOnly([
  {
    lazy: lazyPage(() => import('./admin-layout'), 'backOffice', 'commandPalette'),
    children: [
      ...auditRoutes,
      ...caseReviewRoutes,
      ...figuresRoutes,
      ...negotiationReviewRoutes,
      ...parkedEventsRoutes,
      ...paymentsRoutes,
      ...proposalsRoutes,
      ...providerKeysRoutes,
      ...usersRoutes,
      {
        path: '/admin/users/:userId',
        lazy: lazyPage(() => import('./user-page'), 'users', 'payments', 'audit', 'offers'),
      },
      {
        path: '/admin/plan',
        lazy: lazyPage(() => import('./plan-versions-page'), 'offerVersions', 'offers'),
      },
      {
        path: '/admin/addon-packages',
        lazy: lazyPage(() => import('./pack-versions-page'), 'offerVersions', 'offers'),
      },
    ],
  },
])
