import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './scans.texts'

export const scansRoutes: RouteObject[] = [
  {
    path: 'protect/step3',
    lazy: lazyPage(() => import('./scan-progress-page'), 'scans'),
  },
  {
    path: 'protect/step4',
    lazy: lazyPage(() => import('./scan-results-page'), 'scans'),
  },
]
