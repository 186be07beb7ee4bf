import type { RouteObject } from 'react-router-dom'
import '../features/admin-login/admin-login.texts'
import '../features/login/login.texts'
import { auditRoutes } from '../features/audit/audit.routes'
import { caseReviewRoutes } from '../features/case-review/case-review.routes'
import '../features/cases/case-notice.texts'
import '../features/cases/cases.texts'
import '../features/command-palette/command-palette.texts'
import { channelsRoutes } from '../features/channels/channels.routes'
import { contactMessagesRoutes } from '../features/contact-messages/contact-messages.routes'
import { figuresRoutes } from '../features/figures/figures.routes'
import { jobsRoutes } from '../features/jobs/jobs.routes'
import '../features/member-view/member-view.texts'
import { negotiationReviewRoutes } from '../features/negotiation-review/negotiation-review.routes'
import { parkedEventsRoutes } from '../features/parked-events/parked-events.routes'
import { paymentsRoutes } from '../features/payments/payments.routes'
import { proposalsRoutes } from '../features/proposals/proposals.routes'
import { providerKeysRoutes } from '../features/provider-keys/provider-keys.routes'
import { servicesRoutes } from '../features/services/services.routes'
import '../features/offer-versions/offer-versions.texts'
import '../features/users/users.texts'
import { usersRoutes } from '../features/users/users.routes'
import { lazyPage } from '../loading/lazy-page'
import { RenderErrorLayout } from '../loading/render-error-boundary'
import './back-office.texts'
import { DataLayout } from './data-layout'
import { guardedFor } from './guarded'

/** The login of the back office, open to everybody. */
const loginRoute: RouteObject = {
  element: <DataLayout />,
  children: [{ path: 'admin/login', lazy: lazyPage(() => import('./admin-login'), 'adminLogin', 'login') }],
}

const guardedRoutes: RouteObject = {
  lazy: lazyPage(() => import('./office-layout')),
  handle: guardedFor.admin,
  children: [
    ...auditRoutes,
    ...caseReviewRoutes,
    ...channelsRoutes,
    ...contactMessagesRoutes,
    ...figuresRoutes,
    ...jobsRoutes,
    ...negotiationReviewRoutes,
    ...parkedEventsRoutes,
    ...paymentsRoutes,
    ...proposalsRoutes,
    ...providerKeysRoutes,
    ...servicesRoutes,
    ...usersRoutes,
    {
      path: '/admin/users/:userId',
      lazy: lazyPage(() => import('./user-page'), 'users', 'payments', 'audit', 'offers'),
    },
    {
      path: '/admin/users/:userId/view',
      lazy: lazyPage(() => import('./member-view-page'), 'memberView'),
    },
    {
      path: '/admin/cases/:caseId',
      lazy: lazyPage(() => import('./administered-case-page'), 'caseReview', 'negotiationReview'),
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
}

/** The back office: in a frame of its own its login, and the rest behind its guard. */
export const officeRoutes: RouteObject = {
  lazy: lazyPage(() => import('./office-frame'), 'backOffice', 'commandPalette'),
  children: [{ element: <RenderErrorLayout />, children: [loginRoute, guardedRoutes] }],
}
