import type { StandingSeal } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CodeFact } from '../../components/code-fact'
import { Fact, FactList } from '../../components/fact-list'
import { ChainFacts } from './chain-facts'
import { useInstant } from './use-instant'

/** Everything public about the seal, to compare with a certificate or paste elsewhere. */
export function SealFacts({ seal }: { readonly seal: StandingSeal }) {
  const { t, i18n } = useTranslation('verification')
  const instant = useInstant()
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <div className="grid gap-6">
      <section aria-labelledby="fingerprints" className="card px-5 py-5 sm:px-8">
        <h2 id="fingerprints" className="text-subheading font-semibold">
          {t('facts.file')}
        </h2>
        <FactList>
          <CodeFact name={t('facts.id')} value={seal.id} />
          <Fact name={t('facts.sealedAt')}>{instant(seal.sealedAt)}</Fact>
          <Fact name={t('facts.type')}>
            {seal.mediaType} · {t('facts.bytes', { bytes: number.format(seal.size) })}
          </Fact>
          <CodeFact name={t('facts.sha256')} value={seal.sha256} />
          <CodeFact name={t('facts.perceptual')} value={seal.perceptualHash.hex} />
          <CodeFact name={t('facts.cid', { profile: seal.cidProfile })} value={seal.cid} />
          <CodeFact name={t('facts.commitment')} value={seal.commitment} />
        </FactList>
      </section>
      {seal.anchor && <ChainFacts anchor={seal.anchor} />}
    </div>
  )
}
