import type { RouteObject } from 'react-router-dom'
import { loadTexts } from '../../i18n/i18n'
import { pagesInPreparation, type Door } from './pages-in-preparation'
import './preparation.texts'

/** The pages in preparation behind one door, as routes. */
export const preparationRoutes = (door: Door): RouteObject[] =>
  pagesInPreparation
    .filter((page) => page.door === door)
    .map((page) => ({
      path: page.path,
      async lazy() {
        const [{ InPreparationPage }] = await Promise.all([
          import('./in-preparation-page'),
          loadTexts('preparation'),
        ])
        return { element: <InPreparationPage page={page} /> }
      },
    }))
