import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import { takeAddressSecrets } from '../../session/address-secrets'
import './email-confirmation.texts'

export const emailConfirmationRoutes: RouteObject[] = [
  {
    path: 'confirm-email',
    // The mail's token; null where the link was cut short.
    loader: () => takeAddressSecrets('/confirm-email').get('token'),
    async lazy() {
      const [{ ConfirmEmailPage }] = await Promise.all([
        import('./confirm-email-page'),
        loadTexts('emailConfirmation'),
      ])
      return { Component: ConfirmEmailPage }
    },
  },
]
