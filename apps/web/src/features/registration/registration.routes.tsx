import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './registration.texts'

export const registrationRoutes: RouteObject[] = [
  {
    path: 'register',
    lazy: lazyPage(
      async () => ({ Component: (await import('./register-page')).RegisterPage }),
      'registration',
      'social',
    ),
  },
]
