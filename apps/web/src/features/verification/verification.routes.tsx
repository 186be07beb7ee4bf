import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import './verification.texts'

export const verificationRoutes: RouteObject[] = [
  {
    path: 'verify',
    async lazy() {
      const [{ FindSealPage }] = await Promise.all([import('./find-seal-page'), loadTexts('verification')])
      return { Component: FindSealPage }
    },
  },
  {
    path: 'verify/:id',
    async lazy() {
      const [{ VerificationPage }] = await Promise.all([
        import('./verification-page'),
        loadTexts('verification'),
      ])
      return { Component: VerificationPage }
    },
  },
]
