import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './services.texts'

/** How the processes of all services are. */
export const servicesRoutes: RouteObject[] = [
  {
    path: '/admin/services',
    lazy: lazyPage(() => import('./services-page'), 'services'),
  },
]
