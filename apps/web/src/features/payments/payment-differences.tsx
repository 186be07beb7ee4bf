import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { PagedList } from '../../components/paged-list'
import { priceText } from '../../offers/price'
import { CommandForm } from '../../components/command-form'
import { useListPaymentDifferencesInfiniteQuery, useSettlePaymentDifferenceMutation } from './payments.api'
import { useListTexts } from './use-list-texts'

/** What our books and the payment provider's do not agree in, and nobody has settled yet. */
export function PaymentDifferences() {
  const { t } = useTranslation('payments')
  const pages = useListPaymentDifferencesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const [settle] = useSettlePaymentDifferenceMutation()
  const until = pages.data?.pages[0]?.comparedUntil
  const sum = (amount: number | undefined) => (amount === undefined ? '–' : priceText(amount))
  return (
    <CardSection
      title={t('differences.title')}
      lead={until ? t('differences.until', { day: until }) : t('differences.never')}
    >
      <PagedList
        entries={pages.data?.pages.flatMap(({ differences }) => differences)}
        pages={pages}
        texts={useListTexts()}
        empty={<p className="text-soft">{t('differences.none')}</p>}
      >
        {(differences) => (
          <ul data-rows aria-label={t('differences.title')} className="divide-y divide-line">
            {differences.map(({ id, day, kind, attemptNumber, orderNumber, ours, theirs }) => (
              <li key={id} className="space-y-3 py-4">
                <p>
                  {day} · {t(`difference.${kind}`)} · <code>{attemptNumber}</code>
                </p>
                <p className="text-small">
                  {t('differences.sums', { ours: sum(ours), theirs: sum(theirs) })}
                  {orderNumber && (
                    <>
                      {' '}
                      · {t('differences.order')} <code>{orderNumber}</code>
                    </>
                  )}
                </p>
                <CommandForm
                  text={t('command.settle')}
                  fields={[{ name: 'note', label: t('field.note') }]}
                  onSend={({ note }) => settle({ id, note })}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </CardSection>
  )
}
