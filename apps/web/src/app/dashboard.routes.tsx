import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../i18n/i18n'
import './dashboard.texts'

export const dashboardRoutes: RouteObject[] = [
  {
    path: 'dashboard',
    async lazy() {
      const texts = loadTexts('dashboard', 'account', 'works', 'scans')
      const [page] = await Promise.all([import('./dashboard-page'), texts])
      return page
    },
  },
]
