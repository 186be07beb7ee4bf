import { useTranslation } from 'react-i18next'
import { createSearchParams, useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { MyReports } from './my-reports'
import { NameForm } from './name-form'
import './trademark.texts'

const nothing = { name: '', other: '', goods: '' }

/** A member's place for trademarks: the box, which leads to the analysis (TM-01), and the reports. */
export function TrademarkPage() {
  const { t } = useTranslation('trademark')
  const navigate = useNavigate()
  return (
    <Page title={t('member.title')} lead={t('member.lead')}>
      <PageMetadata title={t('member.metaTitle')} description={t('search.metaDescription')} noindex />
      <div className="space-y-group">
        <NameForm
          check={nothing}
          onAsk={({ name, other, goods }) => {
            const question = createSearchParams({ name, ...(other && { other }), ...(goods && { goods }) })
            void navigate(`/trademark/analysis?${question.toString()}`)
          }}
        />
        <ButtonLink to="/trademark/watch" look="secondary">
          {t('watch.offer.all')}
        </ButtonLink>
        <MyReports />
      </div>
    </Page>
  )
}
