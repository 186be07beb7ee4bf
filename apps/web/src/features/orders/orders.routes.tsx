import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './orders.texts'

const checkout = lazyPage(() => import('./checkout-page'), 'orders')

/** Where orders are placed and paid, the documents whose form may go to the payment provider; and where their mails lead. */
export const ordersRoutes: RouteObject[] = [
  { path: 'payment', lazy: checkout },
  { path: 'addon-payment', lazy: checkout },
  { path: 'order-link', lazy: lazyPage(() => import('./order-link-page'), 'orders') },
]
