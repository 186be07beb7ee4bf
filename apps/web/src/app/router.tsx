import { createBrowserRouter, createPath, type RouteObject } from 'react-router-dom'
import { registerAsVisitor } from '../api/as-visitor'
import '../components/components.texts'
import { articleRoutes } from '../features/articles/articles.routes'
import { contactRoutes } from '../features/contact/contact.routes'
import { emailConfirmationRoutes } from '../features/email-confirmation/email-confirmation.routes'
import { homeRoutes } from '../features/home/home.routes'
import { legalRoutes } from '../features/legal/legal.routes'
import { loginRoutes } from '../features/login/login.routes'
import { notificationsRoutes } from '../features/notifications/notifications.routes'
import { ordersRoutes } from '../features/orders/orders.routes'
import { passwordResetRoutes } from '../features/password-reset/password-reset.routes'
import { pricingRoutes } from '../features/pricing/pricing.routes'
import { pixelDebugRoutes } from '../features/pixel-debug/pixel-debug.routes'
import { registrationRoutes } from '../features/registration/registration.routes'
import { scansRoutes } from '../features/scans/scans.routes'
import { socialCallbackRoutes } from '../features/social-callback/social-callback.routes'
import { timeLedgerRoutes } from '../features/time-ledger/time-ledger.routes'
import { trademarkMemberRoutes, trademarkRoutes } from '../features/trademark/trademark.routes'
import { unsubscribeRoutes } from '../features/unsubscribe/unsubscribe.routes'
import { verificationRoutes } from '../features/verification/verification.routes'
import { worksRoutes } from '../features/works/works.routes'
import { languages } from '@originseal/contracts/languages'
import { aimAt } from '../loading/document-exits'
import '../i18n/errors.texts'
import '../i18n/problem.texts'
import { lazyPage } from '../loading/lazy-page'
import { lazyRoutes } from '../loading/lazy-routes'
import { RenderErrorLayout } from '../loading/render-error-boundary'
import { officeRoutes } from './admin.routes'
import { dashboardRoutes } from './dashboard.routes'
import { DataLayout } from './data-layout'
import { membersOnly } from './guarded'
import { NotFoundPage } from './not-found-page'
import { Redirect } from './redirect'
import { RouteErrorPage } from './route-error-page'
import { Shell } from './shell'
import './shell.texts'

/** Old addresses, and where they lead now (SHELL-01). */
const redirects: RouteObject[] = [
  { path: 'free-trial', element: <Redirect to={registerAsVisitor} /> },
  { path: 'register/success', element: <Redirect to="/dashboard" /> },
  { path: 'blog/index.html', element: <Redirect to="/blog" /> },
]

/** The home page at the address of each other language. */
const homesByLanguage: RouteObject[] = homeRoutes.flatMap(({ lazy, handle }) =>
  languages.slice(1).map((path) => ({ path, lazy, handle })),
)

/** What is around a member's own pages. */
const inMemberLayout = (children: RouteObject[]): RouteObject => ({
  lazy: lazyPage(() => import('./member-layout')),
  children,
})

/** Pages that talk to the gateway. */
const dataRoutes: RouteObject = {
  element: <DataLayout />,
  children: [
    ...verificationRoutes,
    ...legalRoutes,
    ...pricingRoutes,
    ...contactRoutes,
    ...timeLedgerRoutes,
    ...trademarkRoutes,
    ...ordersRoutes,
    {
      path: 'payment/success',
      lazy: lazyPage(() => import('./payment-success-page'), 'orders', 'scans', 'units'),
    },
    ...loginRoutes,
    ...registrationRoutes,
    ...socialCallbackRoutes,
    ...passwordResetRoutes,
    ...emailConfirmationRoutes,
    ...unsubscribeRoutes,
    ...pixelDebugRoutes,
    membersOnly([inMemberLayout([...dashboardRoutes, ...notificationsRoutes, ...trademarkMemberRoutes])]),
    {
      lazy: lazyPage(() => import('./trial-layout')),
      children: [
        ...worksRoutes,
        { path: 'protect/resume', lazy: lazyPage(() => import('./resume-page')) },
        { path: 'protect/step2', lazy: lazyPage(() => import('./certificate-step'), 'works', 'scans') },
        ...scansRoutes,
      ],
    },
  ],
}

const whereverItFails = { errorElement: <RouteErrorPage />, hydrateFallbackElement: <></> } as const

/** Every page: features bring their own routes, this adds what is around them and what lies between two. */
export const routes: RouteObject[] = lazyRoutes([
  {
    element: <Shell />,
    ...whereverItFails,
    children: [
      {
        element: <RenderErrorLayout />,
        children: [
          ...homeRoutes,
          ...homesByLanguage,
          ...articleRoutes(<NotFoundPage />),
          dataRoutes,
          ...redirects,
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
  { ...whereverItFails, ...officeRoutes },
])

export type Router = ReturnType<typeof createRouter>

export function createRouter() {
  const router = createBrowserRouter(routes)
  router.subscribe(({ navigation }) => aimAt(navigation.location && createPath(navigation.location)))
  return router
}

/**
 * Resolves when the page at the first address is there or has failed. A router that comes to rest between the first
 * drawing and its commit is not heard by `RouterProvider`, and the window stays empty; so it is drawn at rest.
 */
export function atRest(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}
