import type { RouteObject } from 'react-router-dom'
import { publicPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import '../../offers/offers.texts'
import './pricing.texts'

export const pricingRoutes: RouteObject[] = [
  {
    path: 'pricing',
    handle: publicPage,
    lazy: lazyPage(() => import('./pricing-page'), 'pricing', 'offers'),
  },
]
