import i18next from 'i18next'
import { Suspense } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { routes } from '../app/router'
import { createStore } from '../app/store'
import { isPublic, isWritten } from '../components/public-page'
import { ORIGIN_PLACEHOLDER } from '../components/site-origin'
import { loadTexts, startI18n } from '../i18n/i18n'
import type { Language } from '@originseal/contracts/languages'
import { htmlLang } from '../i18n/languages'
import { textsAt } from '../loading/lazy-page'

export interface RenderedPage {
  /** Elements for the head of the document. */
  readonly head: string
  readonly body: string
}

/** Whether search engines may show the page at a path. */
export const isPublicPath = (path: string): boolean => (matchRoutes(routes, path) ?? []).some(isPublic)

/** Whether the page at a path is to be written at build. */
export const isWrittenPath = (path: string): boolean => (matchRoutes(routes, path) ?? []).some(isWritten)

/**
 * What the router draws at an address for somebody who is not logged in, as `App` draws it.
 * @throws where the page does not: a page that is written at build may not ask for a window while it is drawn
 */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else await startI18n(language)
  await loadTexts('shell', 'components', 'errors', 'problem', ...textsAt(routes, path))
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(ORIGIN_PLACEHOLDER + path))
  if (context instanceof Response) throw new Error(`${path} leads on to ${context.headers.get('location')}`)
  const faults: unknown[] = []
  const { prelude } = await prerender(<WrittenApp {...{ handler, context, language }} />, {
    // Else longer pages hold scripts of React's, which the content security policy forbids.
    progressiveChunkSize: Infinity,
    onError: (fault) => void faults.push(fault),
  })
  const html = await new Response(prelude as ReadableStream).text()
  const thrown = [...faults, ...Object.values(context.errors ?? {})]
  if (thrown.length > 0)
    throw new Error(`${path} can't be written: ${String(thrown[0])}`, { cause: thrown[0] })
  return splitHead(html)
}

interface WrittenAppProps {
  readonly handler: ReturnType<typeof createStaticHandler>
  readonly context: StaticHandlerContext
  readonly language: Language
}

/** The same elements as `App`'s, or React would number them otherwise than in the browser. */
function WrittenApp({ handler, context, language }: WrittenAppProps) {
  return (
    <Provider store={createStore(() => undefined)}>
      <I18nProvider locale={htmlLang[language]}>
        <Suspense>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Suspense>
      </I18nProvider>
    </Provider>
  )
}

/** What belongs into the head comes first. */
function splitHead(html: string): RenderedPage {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
