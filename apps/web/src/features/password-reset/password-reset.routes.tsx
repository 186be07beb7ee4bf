import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import { takeAddressSecrets } from '../../session/address-secrets'
import './password-reset.texts'

export const passwordResetRoutes: RouteObject[] = [
  {
    path: 'forgot-password',
    async lazy() {
      const [{ RequestPasswordResetPage }] = await Promise.all([
        import('./request-password-reset-page'),
        loadTexts('passwordReset'),
      ])
      return { Component: RequestPasswordResetPage }
    },
  },
  {
    path: 'reset-password',
    // The mail's token; null where the link was cut short.
    loader: () => takeAddressSecrets('/reset-password').get('token'),
    async lazy() {
      const [{ ResetPasswordPage }] = await Promise.all([
        import('./reset-password-page'),
        loadTexts('passwordReset'),
      ])
      return { Component: ResetPasswordPage }
    },
  },
]
