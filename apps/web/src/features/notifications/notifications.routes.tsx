import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './notifications.texts'

export const notificationsRoutes: RouteObject[] = [
  {
    path: 'notifications',
    lazy: lazyPage(() => import('./notifications-page'), 'notifications'),
  },
]
