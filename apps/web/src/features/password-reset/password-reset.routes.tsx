import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import { takeAddressSecrets } from '../../session/address-secrets'
import './password-reset.texts'

export const passwordResetRoutes: RouteObject[] = [
  {
    path: 'forgot-password',
    lazy: lazyPage(() => import('./request-password-reset-page'), 'passwordReset'),
  },
  {
    path: 'reset-password',
    // The mail's token; null where the link was cut short.
    loader: () => takeAddressSecrets('/reset-password').get('token'),
    lazy: lazyPage(() => import('./reset-password-page'), 'passwordReset'),
  },
]
