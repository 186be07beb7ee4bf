import { Fragment, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Article } from '../../components/article'
import { ContentsList } from '../../components/contents-list'
import { Notice } from '../../components/notice'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { revisedOn, type LegalChange } from '../../content/legal/legal-document'
import { legalLanguage, loadLegalDocument, type LegalName } from '../../content/legal/legal-documents'
import type { Language } from '@originseal/contracts/languages'
import { OperatorFacts } from './operator-facts'

/** A legal document with its contents, the day it was last revised, and what was changed since. */
export function LegalPage({ name }: { readonly name: LegalName }) {
  const { t, i18n } = useTranslation('legal')
  const language = i18n.language as Language
  const written = legalLanguage(language)
  const { title, metaTitle, description, lead, sections, changes } = use(loadLegalDocument(name, written))
  useScrollToHash()
  const contents = [
    ...sections.map(({ id, title: text }) => ({ id, text })),
    { id: 'operator', text: t('operator.title') },
    { id: 'changes-since', text: t('changes') },
  ]
  return (
    <Page title={title} lead={lead} width="wide">
      <PageMetadata title={metaTitle} description={description} type="article" />
      <p className="text-soft">{t('revised', { day: dayIn(language, revisedOn) })}</p>
      {written !== language && (
        <div className="mt-4 max-w-reading">
          <Notice>{t('otherLanguage')}</Notice>
        </div>
      )}
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="lg:sticky lg:top-6 lg:order-last lg:self-start">
          <ContentsList entries={contents} />
        </div>
        {/* 38 Chinese characters, or some 75 letters, to a line. */}
        <div className="max-w-[38em] sm:text-[1.0625rem]">
          <Article lang={written}>
            {sections.map((section) => (
              <Fragment key={section.id}>
                <h2 id={section.id}>{section.title}</h2>
                {section.body}
              </Fragment>
            ))}
            <OperatorFacts />
            <ChangesSince changes={changes} />
          </Article>
        </div>
      </div>
    </Page>
  )
}

function ChangesSince({ changes }: { readonly changes: readonly LegalChange[] }) {
  const { t, i18n } = useTranslation('legal')
  return (
    <>
      <h2 id="changes-since">{t('changes')}</h2>
      <ul>
        {changes.map(({ date, text }) => (
          <li key={`${date} ${text}`}>
            <time dateTime={date}>{dayIn(i18n.language, date)}</time>
            {t('colon')}
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A day of the calendar: the reader's time zone does not move it. */
function dayIn(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** Browsers look for an address's fragment before this page is there. */
function useScrollToHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
}
