import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import './works.texts'

export const worksRoutes: RouteObject[] = [
  {
    path: 'protect/step1',
    async lazy() {
      const [{ RegisterWorkPage }] = await Promise.all([import('./register-work-page'), loadTexts('works')])
      return { Component: RegisterWorkPage }
    },
  },
]
