import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './audit.texts'

/** The back office’s audit log. */
export const auditRoutes: RouteObject[] = [
  {
    path: '/admin/audit',
    lazy: lazyPage(() => import('./audit-page'), 'audit'),
  },
]
