import type { RouteObject } from 'react-router-dom'
import { publicPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import './home.texts'

export const homeRoutes: RouteObject[] = [
  {
    index: true,
    handle: publicPage,
    lazy: lazyPage(() => import('./home-page'), 'home'),
  },
]
