import type { RouteObject } from 'react-router-dom'
import '../features/admin-login/admin-login.texts'
import '../features/login/login.texts'
import { paymentsRoutes } from '../features/payments/payments.routes'
import { lazyPage } from '../loading/lazy-page'
import './back-office.texts'
import { adminsOnly } from './guarded'
import { preparationRoutes } from './preparation/preparation.routes'

/** The door of the back office, open to everybody. */
export const adminLoginRoute: RouteObject = {
  path: 'admin/login',
  lazy: lazyPage(() => import('./admin-login'), 'adminLogin', 'login'),
}

/** The back office behind its guard. */
export const adminRoutes: RouteObject = adminsOnly([
  {
    lazy: lazyPage(() => import('./admin-layout'), 'backOffice'),
    children: [...paymentsRoutes, ...preparationRoutes('admin')],
  },
])
