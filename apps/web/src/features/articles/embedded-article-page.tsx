import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { buttonLook } from '../../components/button-look'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import type { EmbeddedArticle, EmbeddedFailure } from './embedded-article'

/** An article that is a document of its own, too (CONTENT-02): the page shows what stands in it. */
export function EmbeddedArticlePage({ content, ...metadata }: EmbeddedArticle) {
  const place = useRef<HTMLDivElement>(null)
  // As nodes: what a document brings is never made into HTML again.
  useLayoutEffect(() => place.current?.replaceChildren(...content), [content])
  return (
    <>
      <PageMetadata {...metadata} type="article" />
      <div ref={place} />
    </>
  )
}

/** Why the article is not there, and how to ask for it again. */
export function ArticleFailurePage({ failure }: EmbeddedFailure) {
  const { t } = useTranslation('articles')
  const { revalidate, state } = useRevalidator()
  const message = typeof failure === 'number' ? t('error.status', { status: failure }) : t(`error.${failure}`)
  return (
    <Page title={t('error.title')} lead={message}>
      <PageMetadata title={t('error.title')} description={message} noindex />
      <button
        type="button"
        className={buttonLook('primary')}
        disabled={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {t('error.reload')}
      </button>
    </Page>
  )
}
