import type { RouteObject } from 'react-router-dom'
import '../features/account/account.texts'
import '../features/cases/case-notice.texts'
import '../features/cases/cases.texts'
import '../features/negotiations/negotiations.texts'
import '../features/orders/orders.texts'
import '../features/quick-cases/quick-cases.texts'
import '../features/scans/listing-scans.texts'
import '../features/scans/scans.texts'
import '../features/subscription/subscription.texts'
import '../features/trademark/trademark.texts'
import '../features/units/units.texts'
import '../features/works/works.texts'
import '../features/video-scan/video-scan.texts'
import '../features/workbench/workbench.texts'
import { lazyPage } from '../loading/lazy-page'
import './dashboard.texts'
import '../session/step-up/step-up.texts'

/** A member's own pages in which features meet. */
export const dashboardRoutes: RouteObject[] = [
  {
    path: 'dashboard',
    lazy: lazyPage(
      () => import('./dashboard-page'),
      'dashboard',
      'account',
      'cases',
      'quickCases',
      'works',
      'scans',
      'units',
    ),
  },
  {
    path: 'scans/:scanId',
    lazy: lazyPage(() => import('./scan-page'), 'scans', 'works'),
  },
  {
    path: 'listing-scans',
    lazy: lazyPage(() => import('../features/scans/listing-scans-page'), 'listingScans'),
  },
  {
    path: 'listing-scans/:scanId',
    lazy: lazyPage(() => import('./listing-scan-page'), 'listingScans', 'scans', 'quickCases'),
  },
  {
    path: 'file/:fileId',
    lazy: lazyPage(() => import('./file-page'), 'cases', 'scans', 'works'),
  },
  {
    path: 'member-info',
    lazy: lazyPage(
      () => import('./member-info-page'),
      'account',
      'notifications',
      'orders',
      'subscription',
      'units',
    ),
  },
  {
    path: 'upload',
    lazy: lazyPage(() => import('./upload-page'), 'account', 'works', 'units'),
  },
  {
    path: 'bulk-upload',
    lazy: lazyPage(() => import('./bulk-upload-page'), 'account', 'works', 'units'),
  },
  {
    path: 'video-scan',
    lazy: lazyPage(() => import('./video-scan-page'), 'videoScan', 'units'),
  },
  {
    path: 'trademark/analysis',
    lazy: lazyPage(() => import('./trademark-analysis-page'), 'trademark'),
  },
  {
    path: 'trademark/watch',
    lazy: lazyPage(() => import('./trademark-watch-page'), 'trademark'),
  },
  {
    path: 'sirp',
    lazy: lazyPage(() => import('./sirp-page'), 'workbench', 'scans', 'units'),
  },
  {
    path: 'sirp/licences',
    lazy: lazyPage(() => import('../features/workbench/licensed-copies-page'), 'workbench'),
  },
  {
    path: 'sirp/cases',
    lazy: lazyPage(() => import('../features/cases/cases-page'), 'cases'),
  },
  {
    path: 'sirp/cases/:caseId',
    lazy: lazyPage(() => import('../features/cases/case-page'), 'cases', 'caseNotice', 'stepUp'),
  },
  {
    path: 'p2p',
    lazy: lazyPage(() => import('../features/negotiations/negotiations-page'), 'negotiations'),
  },
  {
    path: 'p2p/evidence-notify',
    lazy: lazyPage(() => import('./evidence-notice-page'), 'negotiations'),
  },
  {
    path: 'p2p/cases/:caseId',
    lazy: lazyPage(() => import('../features/negotiations/negotiation-page'), 'negotiations'),
  },
]
