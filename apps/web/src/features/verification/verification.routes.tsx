import type { RouteObject } from 'react-router-dom'
import { unlistedPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import './verification.texts'

export const verificationRoutes: RouteObject[] = [
  {
    path: 'verify',
    lazy: lazyPage(() => import('./find-seal-page'), 'verification'),
    handle: unlistedPage,
  },
  {
    path: 'verify/:id',
    lazy: lazyPage(() => import('./verification-page'), 'verification'),
  },
]
