import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import './notifications.texts'

export const notificationsRoutes: RouteObject[] = [
  {
    path: 'notifications',
    async lazy() {
      const [{ NotificationsPage }] = await Promise.all([
        import('./notifications-page'),
        loadTexts('notifications'),
      ])
      return { Component: NotificationsPage }
    },
  },
]
