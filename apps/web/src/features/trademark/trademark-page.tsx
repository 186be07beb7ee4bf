import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link'
import { Page } from '../../components/page'
import { PageMetadata } from '../../components/page-metadata'
import { MyReports } from './my-reports'
import { LoadedRegister } from './loaded-register'
import { NameForm } from './name-form'
import { useLazyAnalyseTrademarkQuery } from './trademark.api'
import { addressOfCheck } from './use-name-check'
import './trademark.texts'

const nothing = { name: '', other: '', goods: '' }

/** A member's place for trademarks: the box, which leads to the analysis (TM-01), and the reports. */
function TrademarkPage() {
  const { t } = useTranslation('trademark')
  const navigate = useNavigate()
  const [analyse] = useLazyAnalyseTrademarkQuery()
  return (
    <Page title={t('member.title')} lead={t('member.lead')}>
      <PageMetadata title={t('member.metaTitle')} description={t('search.metaDescription')} noindex />
      <div className="space-y-group">
        <NameForm
          check={nothing}
          onAsk={({ name, other, goods }) => {
            // Where nothing says the classes the answer can be on its way while the page is fetched.
            if (goods === '')
              for (const each of [name, other].filter(Boolean))
                void analyse({ name: each, goods, classes: [] }, true)
            void navigate(`/trademark/analysis?${addressOfCheck({ name, other, goods, classes: undefined })}`)
          }}
        />
        <ButtonLink to="/trademark/watch" look="secondary">
          {t('watch.offer.all')}
        </ButtonLink>
        <MyReports />
        <LoadedRegister />
      </div>
    </Page>
  )
}

export { TrademarkPage as Component }
