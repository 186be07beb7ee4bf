import { useTranslation } from 'react-i18next'
import { priceText } from '../../offers/price'
import type { Change, Saying } from './change.rules'
import { entitlementTexts } from './entitlement-texts'
import { useOfferName } from './use-offer-name'

/** What the next version says otherwise: of which plan or pack, what, before and after. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTranslation(['offerVersions', 'offers'])
  const offerName = useOfferName()
  const texts = useSayingTexts()
  if (changes.length === 0) return <p className="text-soft">{t('offerVersions:changes.none')}</p>
  return (
    <ul className="list-disc space-y-1 pl-5">
      {changes.map(({ offer, before, after }) => {
        const what = texts.nameOf((after ?? before) as Saying)
        return (
          <li key={`${offer} ${what}`}>
            {t('offerVersions:changes.line', {
              offer: offerName(offer),
              what,
              before: before ? texts.valueOf(before) : t('offerVersions:none'),
              after: after ? texts.valueOf(after) : t('offerVersions:none'),
            })}
          </li>
        )
      })}
    </ul>
  )
}

function useSayingTexts() {
  const { t, i18n } = useTranslation(['offerVersions', 'offers'])
  const figures = new Intl.NumberFormat(i18n.language)
  return {
    nameOf: (saying: Saying): string => {
      if (saying.of === 'unit') return t(`offers:unit.${saying.unit}`)
      if (saying.of === 'entitlement')
        return t(`offerVersions:entitlement.${entitlementTexts[saying.entitlement]}`)
      return t(`offerVersions:field.${saying.of}`)
    },
    valueOf: (saying: Saying): string => {
      if (saying.of === 'priority') return t(`offers:priority.${saying.value}`)
      if (typeof saying.value === 'boolean') return t(saying.value ? 'offerVersions:yes' : 'offerVersions:no')
      return saying.of === 'days' || saying.of === 'unit'
        ? figures.format(saying.value)
        : priceText(saying.value)
    },
  }
}
