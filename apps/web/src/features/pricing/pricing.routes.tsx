import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './pricing.texts'

export const pricingRoutes: RouteObject[] = [
  {
    path: 'pricing',
    lazy: lazyPage(async () => ({ Component: (await import('./pricing-page')).PricingPage }), 'pricing'),
  },
]
