import { fileURLToPath } from 'node:url'
import type { RouteObject } from 'react-router-dom'
import type { LazyPage } from '../src/loading/lazy-page.ts'
import type { RoutedPage } from './page-files.rules.ts'
import { contentFolder } from './articles/articles.mts'
import { readArticles } from './articles/read-articles.ts'
import { runSource } from './run-source.mts'

/** The router's own table, so that nobody keeps a second list of addresses. The page of unknown ones is not in it. */
export async function routedPages(): Promise<RoutedPage[]> {
  const router = fileURLToPath(new URL('../src/app/router.tsx', import.meta.url))
  const { routes } = await runSource<{ routes: RouteObject[] }>(router)
  return pagesBelow(routes, { path: '', modules: [], texts: [] }).flatMap(eachArticle)
}

/** An article is a page if it is written, so each has its own line and there is none for those that are not. */
function eachArticle(page: RoutedPage): RoutedPage[] {
  const [folder, slug] = page.path.split(':') as [string, string?]
  if (slug !== 'slug') return [page]
  const { modules, module, texts } = page
  return readArticles(contentFolder)
    .filter(({ summary: { path } }) => path.startsWith(folder))
    .map(({ file, summary: { path } }) => ({
      path,
      modules: modules.concat(fromSources(file)),
      module,
      texts,
    }))
}

const fromSources = (file: string) => file.slice(file.indexOf('/src/content/'))

/** What the header brings to a member by itself (src/app/notification-bell.tsx): a part of the first view, though no route names it. */
const BELL = '/src/features/notifications/bell.tsx'

function pagesBelow(routes: readonly RouteObject[], above: RoutedPage): RoutedPage[] {
  return routes.flatMap((route) => {
    const { path, index, children, lazy, handle } = route
    if (path === '*') return []
    const parts = (lazy as LazyPage | undefined)?.parts
    if (lazy && !parts) throw new Error(`the page at '${path}' is to be loaded by lazyPage (src/loading)`)
    const module = parts && moduleIn(parts.load)
    const here: RoutedPage = {
      path: path?.startsWith('/') ? path : [above.path, ...(path ? [path] : [])].join('/'),
      modules: [...above.modules, ...(handle === 'member' ? [BELL] : []), ...(module ? [module] : [])],
      module: children ? undefined : module,
      texts: [...above.texts, ...(parts?.texts ?? [])],
    }
    if (children) return pagesBelow(children, here)
    return index ? [{ ...here, path: here.path || '/' }] : path ? [here] : []
  })
}

/** What a function imports, from its source, in which Vite has resolved it. */
function moduleIn(load: () => unknown): string {
  const [, module] = /import_{0,2}\(\s?["'`]([^"'`]+)["'`]/.exec(load.toString()) ?? []
  if (module === undefined) throw new Error(`this page's module can't be told: ${load.toString()}`)
  return module
}
