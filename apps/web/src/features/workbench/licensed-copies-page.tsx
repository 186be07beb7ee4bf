import type { DecidedCopy } from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button'
import { LoadingGroup } from '../../components/loading-group'
import { Notice } from '../../components/notice'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { PagedList } from '../../components/paged-list'
import { DecidedCopyFacts, useNameOfCopy } from './decided-copy-facts'
import { EndLicenceDialog } from './end-licence-dialog'
import { useListDecisionsInfiniteQuery } from './workbench.api'
import './workbench.texts'

/** The allow-list: copies that are licensed, by a decision or a settlement, each with the way to end it (MEMBER-05). */
export function Component() {
  const { t } = useTranslation('workbench')
  const [asked, setAsked] = useState<DecidedCopy>()
  const [hasEnded, setEnded] = useState(false)
  const { data, ...pages } = useListDecisionsInfiniteQuery('licensed', { refetchOnMountOrArgChange: true })
  return (
    <Page title={t('licences.title')} lead={t('licences.lead')} width="wide">
      <PageMetadata title={t('licences.metaTitle')} description={t('licences.lead')} noindex />
      <LoadingGroup>
        {hasEnded && (
          <Notice tone="good" live>
            {t('licences.ended')}
          </Notice>
        )}
        <PagedList
          entries={data?.pages.flatMap(({ copies }) => copies)}
          pages={pages}
          texts={{ unread: t('licences.unread'), retry: t('retry'), more: t('licences.more') }}
          empty={<p className="card px-5 py-8 text-center text-soft">{t('licences.none')}</p>}
        >
          {(copies) => (
            <ul aria-label={t('licences.list')} className="card divide-y divide-line px-4 sm:px-6">
              {copies.map((copy) => (
                <LicensedCopy key={copy.id} copy={copy} onEnd={() => setAsked(copy)} />
              ))}
            </ul>
          )}
        </PagedList>
        <p>
          <Link className="link" to="/sirp">
            {t('licences.back')}
          </Link>
        </p>
      </LoadingGroup>
      {asked && (
        <EndLicenceDialog
          copy={asked}
          onClose={() => setAsked(undefined)}
          onEnded={() => {
            setAsked(undefined)
            setEnded(true)
          }}
        />
      )}
    </Page>
  )
}

function LicensedCopy({ copy, onEnd }: { readonly copy: DecidedCopy; readonly onEnd: () => void }) {
  const { t } = useTranslation('workbench')
  const name = useNameOfCopy(copy)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <DecidedCopyFacts copy={copy} />
      <Button look="outline" label={t('actOn', { action: t('licences.end'), what: name })} onPress={onEnd}>
        {t('licences.end')}
      </Button>
    </li>
  )
}
