import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../i18n/i18n'
import '../features/account/account.texts'
import './dashboard.texts'

/** A member's own pages in which features meet. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: 'dashboard',
    async lazy() {
      const texts = loadTexts('dashboard', 'account', 'works', 'scans')
      const [page] = await Promise.all([import('./dashboard-page'), texts])
      return page
    },
  },
  {
    path: 'member-info',
    async lazy() {
      const texts = loadTexts('account', 'notifications')
      const [page] = await Promise.all([import('./member-info-page'), texts])
      return page
    },
  },
  {
    path: 'upload',
    async lazy() {
      const [page] = await Promise.all([import('./upload-page'), loadTexts('account', 'works')])
      return page
    },
  },
]
