import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import './account.texts'

export const accountRoutes: RouteObject[] = [
  {
    path: 'member-info',
    async lazy() {
      const [{ MemberInfoPage }] = await Promise.all([import('./member-info-page'), loadTexts('account')])
      return { Component: MemberInfoPage }
    },
  },
]
