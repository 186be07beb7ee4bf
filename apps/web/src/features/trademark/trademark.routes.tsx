import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './trademark.texts'

export const trademarkRoutes: RouteObject[] = [
  {
    path: 'trademark/search',
    lazy: lazyPage(() => import('./search-page'), 'trademark'),
  },
]

/** For members. */
export const trademarkMemberRoutes: RouteObject[] = [
  {
    path: 'trademark',
    lazy: lazyPage(() => import('./trademark-page'), 'trademark'),
  },
]
