import type { CaseView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CodeFact } from '../../components/code-fact'
import { Fact } from '../../components/fact-list'

/** That the unit of a case came back, why, and where that stands in the ledger; nothing where it did not. */
export function CaseRefund({ view: { remedy, refund } }: { readonly view: CaseView }) {
  const { t, i18n } = useTranslation('cases')
  if (!remedy) return null
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const day = (instant: string) => format.format(new Date(instant))
  return (
    <>
      <Fact name={t('page.remedy')}>
        <p>
          {t(`remedy.${remedy}`)}{' '}
          <Link className="link" to="/dashboard">
            {t('page.ledger')}
          </Link>
        </p>
        {refund && (
          <p>
            {refund.usableUntil === null
              ? t('refund.endless', { quantity: refund.quantity, day: day(refund.at) })
              : t('refund.until', {
                  quantity: refund.quantity,
                  day: day(refund.at),
                  until: day(refund.usableUntil),
                })}
          </p>
        )}
      </Fact>
      {refund && <CodeFact name={t('refund.entry')} value={refund.entry} />}
    </>
  )
}
