import type { ReadCatalogueResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Callout } from '../../components/callout'

/** What is said in plain words about numbers that are an offer, and about what can't be used yet. */
export function OfferNotes({ coming }: Pick<ReadCatalogueResponse, 'coming'>) {
  const { t, i18n } = useTranslation(['pricing', 'offers'])
  const list = new Intl.ListFormat(i18n.language)
  const units = list.format(coming.map((unit) => t(`offers:unit.${unit}`)))
  return (
    <Callout title={t('pricing:notes.title')}>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t('pricing:notes.offer')}</li>
        {coming.length > 0 && <li>{t('pricing:notes.coming', { units })}</li>}
        <li>
          {t('pricing:notes.refund')}{' '}
          <Link className="link" to="/refund-policy">
            {t('pricing:notes.policy')}
          </Link>
        </li>
      </ul>
    </Callout>
  )
}
