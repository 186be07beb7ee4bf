import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../i18n/i18n'
import '../features/account/account.texts'
import '../features/scans/scans.texts'
import '../features/units/units.texts'
import '../features/works/works.texts'
import '../features/video-scan/video-scan.texts'
import './dashboard.texts'

/** A member's own pages in which features meet. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: 'dashboard',
    async lazy() {
      const texts = loadTexts('dashboard', 'account', 'works', 'scans', 'units')
      const [page] = await Promise.all([import('./dashboard-page'), texts])
      return page
    },
  },
  {
    path: 'scans/:scanId',
    async lazy() {
      const [page] = await Promise.all([import('./scan-page'), loadTexts('scans', 'works')])
      return page
    },
  },
  {
    path: 'file/:fileId',
    async lazy() {
      const [page] = await Promise.all([import('./file-page'), loadTexts('scans', 'works')])
      return page
    },
  },
  {
    path: 'member-info',
    async lazy() {
      const texts = loadTexts('account', 'notifications', 'units')
      const [page] = await Promise.all([import('./member-info-page'), texts])
      return page
    },
  },
  {
    path: 'upload',
    async lazy() {
      const [page] = await Promise.all([import('./upload-page'), loadTexts('account', 'works', 'units')])
      return page
    },
  },
  {
    path: 'video-scan',
    async lazy() {
      const [page] = await Promise.all([import('./video-scan-page'), loadTexts('videoScan', 'units')])
      return page
    },
  },
]
