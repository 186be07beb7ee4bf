import { listCatalogueHoldersRequest, packs, plans, type OfferName } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { CardSection } from '../../components/card-section'
import { Notice } from '../../components/notice'
import { Skeleton } from '../../components/skeleton'
import { useProblemText } from '../../i18n/problem-text'
import { HolderList } from './holder-list'
import { useCountCatalogueHoldersQuery } from './offer-versions.api'
import { useOfferName } from './use-offer-name'

const asked = listCatalogueHoldersRequest.pick({ offer: true, version: true })

/** How many have which, by version; the accounts of the one that the address asks for. */
export function Holders({ part }: { readonly part: 'plans' | 'packs' }) {
  const { t, i18n } = useTranslation('offerVersions')
  const offerName = useOfferName()
  const problemText = useProblemText()
  const [params] = useSearchParams()
  const { data, error } = useCountCatalogueHoldersQuery(undefined, { refetchOnMountOrArgChange: true })
  const names: readonly OfferName[] = part === 'plans' ? plans : packs
  const counts = data?.counts.filter(({ offer }) => names.includes(offer))
  const figures = new Intl.NumberFormat(i18n.language)
  const held = asked.safeParse(Object.fromEntries(params)).data
  return (
    <CardSection title={t(`holders.${part}`)}>
      {error && !data && <Notice tone="bad">{problemText(error, t('unread'))}</Notice>}
      {!data && !error && <Skeleton />}
      {counts?.length === 0 && <p className="text-soft">{t('holders.none')}</p>}
      <ul className="space-y-1">
        {counts?.map(({ offer, version, count }) => (
          <li key={`${offer} ${version}`}>
            <Link className="link" preventScrollReset to={{ search: `?offer=${offer}&version=${version}` }}>
              {t('holders.line', { offer: offerName(offer), version, count, figure: figures.format(count) })}
            </Link>
          </li>
        ))}
      </ul>
      {held && names.includes(held.offer) && <HolderList held={held} />}
    </CardSection>
  )
}
