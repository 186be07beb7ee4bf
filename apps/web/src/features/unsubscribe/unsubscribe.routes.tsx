import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import { takeAddressSecrets } from '../../session/address-secrets'
import './unsubscribe.texts'

export const unsubscribeRoutes: RouteObject[] = [
  {
    path: 'unsubscribe',
    // The mail's token; null where the link was cut short.
    loader: () => takeAddressSecrets('/unsubscribe').get('token'),
    async lazy() {
      const [{ UnsubscribePage }] = await Promise.all([
        import('./unsubscribe-page'),
        loadTexts('unsubscribe'),
      ])
      return { Component: UnsubscribePage }
    },
  },
]
