import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './home.texts'

export const homeRoutes: RouteObject[] = [
  {
    index: true,
    lazy: lazyPage(async () => ({ Component: (await import('./home-page')).HomePage }), 'home'),
  },
]
