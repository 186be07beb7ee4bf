import type { RouteObject } from 'react-router-dom'
import { unlistedPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import './works.texts'

export const worksRoutes: RouteObject[] = [
  {
    path: 'protect/step1',
    lazy: lazyPage(() => import('./register-work-page'), 'works'),
    handle: unlistedPage,
  },
]
