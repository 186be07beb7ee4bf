import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './scans.texts'

export const scansRoutes: RouteObject[] = [
  {
    path: 'protect/step3',
    lazy: lazyPage(
      async () => ({ Component: (await import('./scan-progress-page')).ScanProgressPage }),
      'scans',
    ),
  },
  {
    path: 'protect/step4',
    lazy: lazyPage(
      async () => ({ Component: (await import('./scan-results-page')).ScanResultsPage }),
      'scans',
    ),
  },
]
