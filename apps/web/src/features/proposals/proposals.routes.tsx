import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import '../../session/proposals/proposals.texts'

/** What waits for another administrator's approval. */
export const proposalsRoutes: RouteObject[] = [
  {
    path: '/admin/approvals',
    lazy: lazyPage(() => import('./proposals-page'), 'proposals'),
  },
]
