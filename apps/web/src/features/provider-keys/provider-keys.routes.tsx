import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './provider-keys.texts'

/** The vault of providers' keys (ADMIN-07). */
export const providerKeysRoutes: RouteObject[] = [
  {
    path: '/admin/settings/api-keys',
    lazy: lazyPage(() => import('./provider-keys-page'), 'providerKeys'),
  },
]
