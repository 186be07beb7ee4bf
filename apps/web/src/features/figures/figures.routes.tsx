import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './figures.texts'

/** The back office’s first page (ADMIN-02). */
export const figuresRoutes: RouteObject[] = [
  {
    path: '/admin/dashboard',
    lazy: lazyPage(() => import('./figures-page'), 'figures'),
  },
]
