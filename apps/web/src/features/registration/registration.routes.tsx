import type { RouteObject } from 'react-router-dom'
import { unlistedPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import './registration.texts'

export const registrationRoutes: RouteObject[] = [
  {
    path: 'register',
    handle: unlistedPage,
    lazy: lazyPage(
      async () => ({ Component: (await import('./register-page')).RegisterPage }),
      'registration',
      'social',
    ),
  },
]
