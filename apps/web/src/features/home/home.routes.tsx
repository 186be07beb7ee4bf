import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import './home.texts'

export const homeRoutes: RouteObject[] = [
  {
    index: true,
    async lazy() {
      const [{ HomePage }] = await Promise.all([import('./home-page'), loadTexts('home')])
      return { Component: HomePage }
    },
  },
]
