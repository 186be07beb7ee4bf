import type { ErasedSeal } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CodeFact } from '../../components/code-fact'
import { FactList } from '../../components/fact-list'
import { ChainFacts } from './chain-facts'
import { InclusionCheck } from './inclusion-check'
import { SealState } from './seal-state'
import { VerifierLink } from './verifier-link'

/** What is left of a seal whose owner had everything erased: a number among others, and what that still shows. */
export function ErasedSealView({ seal }: { readonly seal: ErasedSeal }) {
  const { t } = useTranslation('verification')
  return (
    <div className="space-y-10">
      <SealState seal={seal} />
      <section aria-labelledby="erased" className="card space-y-3 p-5 sm:p-6">
        <h2 id="erased" className="text-subheading font-semibold">
          {t('erased.title')}
        </h2>
        <ul className="list-disc space-y-1.5 pl-5">
          <li>{t('erased.gone')}</li>
          <li>{t('erased.left')}</li>
          <li>{t('erased.certificate')}</li>
        </ul>
        <FactList>
          <CodeFact name={t('facts.id')} value={seal.id} />
          <CodeFact name={t('facts.commitment')} value={seal.commitment} />
        </FactList>
      </section>
      {seal.anchor && <InclusionCheck commitment={seal.commitment} anchor={seal.anchor} />}
      {seal.anchor && <ChainFacts anchor={seal.anchor} />}
      <VerifierLink />
    </div>
  )
}
