import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import { pagesInPreparation, type Door } from './pages-in-preparation'
import './preparation.texts'

/** The pages in preparation behind one door, as routes. */
export const preparationRoutes = (door: Door): RouteObject[] =>
  pagesInPreparation
    .filter((page) => page.door === door)
    .map((page) => ({
      path: page.path,
      lazy: lazyPage(async () => {
        const { InPreparationPage } = await import('./in-preparation-page')
        return { element: <InPreparationPage page={page} /> }
      }, 'preparation'),
    }))
