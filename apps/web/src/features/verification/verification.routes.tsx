import type { RouteObject } from 'react-router-dom'
import { unlistedPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import './verification.texts'

export const verificationRoutes: RouteObject[] = [
  {
    path: 'verify',
    lazy: lazyPage(
      async () => ({ Component: (await import('./find-seal-page')).FindSealPage }),
      'verification',
    ),
    handle: unlistedPage,
  },
  {
    path: 'verify/:id',
    lazy: lazyPage(
      async () => ({ Component: (await import('./verification-page')).VerificationPage }),
      'verification',
    ),
  },
]
