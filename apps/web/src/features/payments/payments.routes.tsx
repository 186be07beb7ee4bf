import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './payments.texts'

/** The back office’s review of payments (ADMIN-04). */
export const paymentsRoutes: RouteObject[] = [
  {
    path: '/admin/payments',
    lazy: lazyPage(() => import('./payments-page'), 'payments'),
  },
  {
    path: '/admin/payments/:orderId',
    lazy: lazyPage(() => import('./payment-page'), 'payments'),
  },
]
