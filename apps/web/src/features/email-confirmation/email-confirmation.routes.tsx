import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import { takeAddressSecrets } from '../../session/address-secrets'
import './email-confirmation.texts'

export const emailConfirmationRoutes: RouteObject[] = [
  {
    path: 'confirm-email',
    // The mail's token; null where the link was cut short.
    loader: () => takeAddressSecrets('/confirm-email').get('token'),
    lazy: lazyPage(() => import('./confirm-email-page'), 'emailConfirmation'),
  },
]
