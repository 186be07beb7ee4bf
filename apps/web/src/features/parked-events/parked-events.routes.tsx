import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './parked-events.texts'

/** Events that services could not handle. */
export const parkedEventsRoutes: RouteObject[] = [
  {
    path: '/admin/parked-events',
    lazy: lazyPage(() => import('./parked-events-page'), 'parkedEvents'),
  },
]
