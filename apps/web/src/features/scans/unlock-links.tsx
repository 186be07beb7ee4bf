import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { bearer } from '../../api/bearer'
import { CheckoutLink } from '../../offers/checkout-link'
import { useReadCatalogueQuery } from '../../offers/offers.api'
import { priceText } from '../../offers/price'

interface UnlockLinksProps {
  readonly scanId: string
  /** How many links are hidden. */
  readonly hidden: number
}

/** The ways to see the hidden links of a scan (TRIAL-16): to pay for this one, or a plan that shows all. */
export function UnlockLinks({ scanId, hidden }: UnlockLinksProps) {
  const { t } = useTranslation('scans')
  const { data: catalogue } = useReadCatalogueQuery(undefined)
  const price = catalogue?.packs.find(({ pack }) => pack === 'scan-unlock')?.price
  return (
    <section
      aria-labelledby="unlock-links"
      className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-brand-deep p-5 sm:px-8"
    >
      <div className="max-w-reading">
        <h2 id="unlock-links" className="text-subheading font-semibold">
          {t('unlock.title', { number: hidden })}
        </h2>
        <p className="mt-1 text-soft">{t('unlock.text')}</p>
      </div>
      <div className="flex flex-col items-start gap-2">
        <CheckoutLink item={{ kind: 'scan-unlock', scanId }}>
          {price === undefined ? t('unlock.pay') : t('unlock.payPrice', { price: priceText(price) })}
        </CheckoutLink>
        {bearer()?.holder === 'member' && (
          <Link to="/pricing" className="link text-small">
            {t('unlock.plans')}
          </Link>
        )}
      </div>
    </section>
  )
}
