import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { accountRoutes } from '../features/account/account.routes'
import { homeRoutes } from '../features/home/home.routes'
import { registrationRoutes } from '../features/registration/registration.routes'
import { scansRoutes } from '../features/scans/scans.routes'
import { verificationRoutes } from '../features/verification/verification.routes'
import { worksRoutes } from '../features/works/works.routes'
import { dashboardRoutes } from './dashboard.routes'
import { membersOnly } from './guarded'
import { NotFoundPage } from './not-found-page'
import { inPreparation } from './pages-in-preparation'
import { RouteErrorPage } from './route-error-page'
import { Shell } from './shell'
import './shell.texts'
import { TrialLayout } from './trial-layout'

/** Every page: features bring their own routes, this adds what is around them and what lies between two. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <></>,
    children: [
      ...homeRoutes,
      {
        lazy: () => import('./data-layout'),
        children: [
          ...verificationRoutes,
          membersOnly([...dashboardRoutes, ...accountRoutes]),
          {
            element: <TrialLayout />,
            children: [
              ...registrationRoutes,
              ...worksRoutes,
              { path: 'protect/step2', lazy: () => import('./certificate-step') },
              ...scansRoutes,
            ],
          },
        ],
      },
      ...inPreparation,
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]

export type Router = ReturnType<typeof createRouter>

export const createRouter = () => createBrowserRouter(routes)
