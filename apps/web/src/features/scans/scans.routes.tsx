import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import './scans.texts'

export const scansRoutes: RouteObject[] = [
  {
    path: 'protect/step3',
    async lazy() {
      const [{ ScanProgressPage }] = await Promise.all([import('./scan-progress-page'), loadTexts('scans')])
      return { Component: ScanProgressPage }
    },
  },
  {
    path: 'protect/step4',
    async lazy() {
      const [{ ScanResultsPage }] = await Promise.all([import('./scan-results-page'), loadTexts('scans')])
      return { Component: ScanResultsPage }
    },
  },
]
