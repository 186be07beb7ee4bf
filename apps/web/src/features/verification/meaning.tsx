import { useTranslation } from 'react-i18next'

interface MeaningProps {
  /** Whether the time of the block can be relied on: that of a test chain cannot. */
  readonly isWitnessed: boolean
}

/** What a seal proves and what it does not: said as plainly as the proof itself. */
export function Meaning({ isWitnessed }: MeaningProps) {
  const { t } = useTranslation('verification')
  return (
    <section aria-labelledby="meaning" className="grid gap-6 sm:grid-cols-2">
      <h2 id="meaning" className="text-heading font-semibold sm:col-span-2">
        {t('meaning.title')}
      </h2>
      <div className="rounded-2xl border border-good/20 bg-good-tint p-5">
        <h3 className="font-semibold text-good">{t('meaning.proves')}</h3>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          <li>{t('meaning.sameBytes')}</li>
          {isWitnessed && <li>{t('meaning.time')}</li>}
          {isWitnessed && <li>{t('meaning.unchanged')}</li>}
        </ul>
      </div>
      <div className="rounded-2xl border border-line bg-surface p-5">
        <h3 className="font-semibold">{t('meaning.provesNot')}</h3>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          {!isWitnessed && <li>{t('meaning.notTime')}</li>}
          <li>{t('meaning.notAuthor')}</li>
          <li>{t('meaning.notFirst')}</li>
          <li>{t('meaning.notIdentity')}</li>
        </ul>
      </div>
    </section>
  )
}
