import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './trademark.texts'

export const trademarkRoutes: RouteObject[] = [
  {
    path: 'trademark/search',
    lazy: lazyPage(async () => ({ Component: (await import('./search-page')).SearchPage }), 'trademark'),
  },
]

/** For members. */
export const trademarkMemberRoutes: RouteObject[] = [
  {
    path: 'trademark',
    lazy: lazyPage(
      async () => ({ Component: (await import('./trademark-page')).TrademarkPage }),
      'trademark',
    ),
  },
]
