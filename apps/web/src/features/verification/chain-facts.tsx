import type { SealAnchor } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CodeFact } from '../../components/code-fact'
import { Fact, FactList } from '../../components/fact-list'
import { useInstant } from './use-instant'

/** Where on which chain the seal's batch stands. */
export function ChainFacts({ anchor }: { readonly anchor: SealAnchor }) {
  const { t, i18n } = useTranslation('verification')
  const instant = useInstant()
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <section aria-labelledby="chain" className="card px-5 py-5 sm:px-8">
      <h2 id="chain" className="text-subheading font-semibold">
        {t('facts.chain')}
      </h2>
      <FactList>
        <Fact name={t('facts.chainName')}>
          {anchor.chainName} ({anchor.chainId})
        </Fact>
        <CodeFact name={t('facts.registry')} value={anchor.registry} />
        <CodeFact name={t('facts.transaction')} value={anchor.transactionHash} />
        {anchor.blockNumber !== undefined && (
          <Fact name={t('facts.block')}>
            {number.format(anchor.blockNumber)}
            {anchor.blockTime && ` · ${instant(anchor.blockTime)}`}
          </Fact>
        )}
        <CodeFact name={t('facts.root')} value={anchor.root} />
      </FactList>
    </section>
  )
}
