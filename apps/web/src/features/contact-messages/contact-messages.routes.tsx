import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import './contact-messages.texts'

/** What people wrote by the contact form. */
export const contactMessagesRoutes: RouteObject[] = [
  {
    path: '/admin/contact-messages',
    lazy: lazyPage(() => import('./contact-messages-page'), 'contactMessages'),
  },
]
