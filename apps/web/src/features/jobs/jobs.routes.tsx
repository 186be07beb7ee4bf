import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './jobs.texts'

/** Jobs that were given up, or fail. */
export const jobsRoutes: RouteObject[] = [
  {
    path: '/admin/jobs',
    lazy: lazyPage(() => import('./jobs-page'), 'jobs'),
  },
]
