import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import './registration.texts'

export const registrationRoutes: RouteObject[] = [
  {
    path: 'register',
    async lazy() {
      const [{ RegisterPage }] = await Promise.all([
        import('./register-page'),
        loadTexts('registration', 'social'),
      ])
      return { Component: RegisterPage }
    },
  },
]
