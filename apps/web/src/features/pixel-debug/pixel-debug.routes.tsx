import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './pixel-debug.texts'

export const pixelDebugRoutes: RouteObject[] = [
  {
    path: '_pixel-debug',
    lazy: lazyPage(() => import('./pixel-debug-page'), 'pixelDebug'),
  },
]
