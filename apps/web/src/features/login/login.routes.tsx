import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import '../../session/social/social.texts'
import './login.texts'

export const loginRoutes: RouteObject[] = [
  {
    path: 'login',
    async lazy() {
      const [{ LoginPage }] = await Promise.all([import('./login-page'), loadTexts('login', 'social')])
      return { Component: LoginPage }
    },
  },
]
