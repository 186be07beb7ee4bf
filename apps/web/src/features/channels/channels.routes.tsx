import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './channels.texts'

/** Where notices to each platform go. */
export const channelsRoutes: RouteObject[] = [
  {
    path: '/admin/channels',
    lazy: lazyPage(() => import('./channels-page'), 'channels'),
  },
]
