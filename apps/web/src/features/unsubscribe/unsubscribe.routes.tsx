import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import { takeAddressSecrets } from '../../session/address-secrets'
import './unsubscribe.texts'

export const unsubscribeRoutes: RouteObject[] = [
  {
    path: 'unsubscribe',
    // The mail's token; null where the link was cut short.
    loader: () => takeAddressSecrets('/unsubscribe').get('token'),
    lazy: lazyPage(() => import('./unsubscribe-page'), 'unsubscribe'),
  },
]
