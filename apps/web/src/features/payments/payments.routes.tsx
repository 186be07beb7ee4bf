import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './payments.texts'

/** The back office’s review of payments (ADMIN-04). */
export const paymentsRoutes: RouteObject[] = [
  {
    path: '/admin/payments',
    lazy: lazyPage(async () => ({ Component: (await import('./payments-page')).PaymentsPage }), 'payments'),
  },
  {
    path: '/admin/payments/:orderId',
    lazy: lazyPage(async () => ({ Component: (await import('./payment-page')).PaymentPage }), 'payments'),
  },
]
