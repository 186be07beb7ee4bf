import type { RouteObject } from 'react-router-dom'
import '../features/admin-login/admin-login.texts'
import '../features/login/login.texts'
import { loadTexts } from '../i18n/i18n'
import './back-office.texts'
import { adminsOnly } from './guarded'
import { preparationRoutes } from './preparation/preparation.routes'

/** The door of the back office, open to everybody. */
export const adminLoginRoute: RouteObject = {
  path: 'admin/login',
  async lazy() {
    const [page] = await Promise.all([import('./admin-login'), loadTexts('adminLogin', 'login')])
    return page
  },
}

/** The back office behind its guard. */
export const adminRoutes: RouteObject = adminsOnly([
  {
    async lazy() {
      const [layout] = await Promise.all([import('./admin-layout'), loadTexts('backOffice')])
      return layout
    },
    children: preparationRoutes('admin'),
  },
])
