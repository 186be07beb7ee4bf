import type { Verification } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CodeFact } from '../../components/code-fact'
import { Fact, FactList } from '../../components/fact-list'

/** Everything public about the seal, to compare with a certificate or paste elsewhere. */
export function SealFacts({ seal }: { readonly seal: Verification }) {
  const { t, i18n } = useTranslation('verification')
  const instant = useInstant()
  const number = new Intl.NumberFormat(i18n.language)
  const { anchor } = seal
  return (
    <div className="grid gap-6">
      <section aria-labelledby="fingerprints" className="card px-5 py-5 sm:px-8">
        <h2 id="fingerprints" className="text-lg font-semibold">
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
      {anchor && (
        <section aria-labelledby="chain" className="card px-5 py-5 sm:px-8">
          <h2 id="chain" className="text-lg font-semibold">
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
      )}
    </div>
  )
}

/** To the second and with the reader's offset, `GMT+8`: for instants that are compared with a certificate's. */
function useInstant(): (instant: string) => string {
  const { i18n } = useTranslation('verification')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
  return (instant) => {
    const at = new Date(instant)
    const offset = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
    return `${time.format(at)} ${offset}`
  }
}
