import type { RouteObject } from 'react-router-dom'
import { publicPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import './contact.texts'

/** Ways to whoever runs this installation: for everybody, and for the other side of a claim. */
export const contactRoutes: RouteObject[] = [
  {
    path: 'contact',
    handle: publicPage,
    lazy: lazyPage(() => import('./contact-page'), 'contact'),
  },
  {
    path: 'resolution',
    handle: publicPage,
    lazy: lazyPage(() => import('./resolution-page'), 'contact'),
  },
]
