import type { CataloguePack, ReadCatalogueResponse, Unit } from '@originseal/contracts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '../../loading/use-is-hydrated'
import { CheckoutLink } from '../../offers/checkout-link'
import { PriceTag } from '../../offers/price-tag'
import { isWhollySold } from './offer.rules'

/** Packs of units beside plans; the one that the address names is brought before the reader. */
export function PackList({ catalogue: { packs, coming } }: { readonly catalogue: ReadCatalogueResponse }) {
  const { t } = useTranslation('pricing')
  const { hash } = useLocation()
  // The written page knows no part of its address that comes after '#'.
  const asked = useIsHydrated() ? hash.slice(1) : ''
  useEffect(() => document.getElementById(asked)?.scrollIntoView({ block: 'center' }), [asked])
  return (
    <section aria-labelledby="packs">
      <h2 id="packs" className="text-heading font-bold">
        {t('packs.title')}
      </h2>
      <p className="mt-2 max-w-reading text-soft">{t('packs.lead')}</p>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {packs.map((pack) => (
          <li
            key={pack.pack}
            id={pack.pack}
            className={`card flex flex-col gap-3 p-5 ${pack.pack === asked ? 'border-2 border-brand-deep' : ''}`}
          >
            <PackText pack={pack} />
            <div className="mt-auto flex flex-col pt-2">
              <PackAction pack={pack} isSold={isWhollySold(pack.units, coming)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PackText({
  pack: { pack, price, days, units, takedownPriority },
}: {
  readonly pack: CataloguePack
}) {
  const { t } = useTranslation(['pricing', 'offers'])
  const contents = Object.entries(units) as [Unit, number][]
  return (
    <>
      <h3 className="font-semibold">{t(`offers:pack.${pack}`)}</h3>
      <PriceTag amount={price} remark={t('pricing:taxIncluded')} />
      <ul className="space-y-1 text-small text-soft">
        {contents.map(([unit, count]) => (
          <li key={unit}>{t('pricing:packs.units', { unit: t(`offers:unit.${unit}`), count })}</li>
        ))}
        {takedownPriority && (
          <li>{t('pricing:packs.priority', { priority: t(`offers:priority.${takedownPriority}`) })}</li>
        )}
        <li>{contents.length > 0 ? t('pricing:packs.days', { count: days }) : t('pricing:packs.unlock')}</li>
      </ul>
    </>
  )
}

function PackAction({ pack, isSold }: { readonly pack: CataloguePack; readonly isSold: boolean }) {
  const { t } = useTranslation(['pricing', 'offers'])
  const name = t(`offers:pack.${pack.pack}`)
  if (!isSold) return <p className="text-small text-soft">{t('pricing:packs.coming')}</p>
  if (pack.pack === 'scan-unlock')
    return <p className="text-small text-soft">{t('pricing:packs.fromResults')}</p>
  return (
    <CheckoutLink
      item={{ kind: 'pack', pack: pack.pack }}
      look="secondary"
      label={t('pricing:packs.buyNamed', { pack: name })}
    >
      {t('pricing:packs.buy')}
    </CheckoutLink>
  )
}
