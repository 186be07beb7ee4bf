import type { RouteObject } from 'react-router-dom'
import { publicPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import './time-ledger.texts'

/** How long removals take, for everybody. */
export const timeLedgerRoutes: RouteObject[] = [
  {
    path: 'time-ledger',
    handle: publicPage,
    lazy: lazyPage(() => import('./time-ledger-page'), 'timeLedger'),
  },
]
