import type { RouteObject } from 'react-router-dom'
import { unlistedPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import './registration.texts'

export const registrationRoutes: RouteObject[] = [
  {
    path: 'register',
    handle: unlistedPage,
    lazy: lazyPage(() => import('./register-page'), 'registration', 'social'),
  },
]
