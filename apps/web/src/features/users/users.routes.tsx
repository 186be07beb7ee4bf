import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './users.texts'

/** The back office’s accounts (ADMIN-03); the page of one is put together in `app/user-page.tsx`. */
export const usersRoutes: RouteObject[] = [
  {
    path: '/admin/users',
    lazy: lazyPage(() => import('./users-page'), 'users'),
  },
]
