import type { RouteObject } from 'react-router-dom'
import '../../session/social/social.texts'
import { unlistedPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import './login.texts'

export const loginRoutes: RouteObject[] = [
  {
    path: 'login',
    lazy: lazyPage(() => import('./login-page'), 'login', 'social'),
    handle: unlistedPage,
  },
]
