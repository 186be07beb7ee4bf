import { downloadTimeLedger } from '@originseal/contracts/enforcement/time-ledger-endpoints'
import { useTranslation } from 'react-i18next'
import { siteOrigin } from '../../components/site-origin'
import './time-ledger.texts'

const points = [
  'estimator',
  'open',
  'byClaimant',
  'few',
  'demonstrations',
  'falseClaims',
  'rows',
  'limits',
] as const

/** What the figures mean, the rows that they follow from, and how to calculate them again. */
export function HowItIsCalculated() {
  const { t } = useTranslation('timeLedger')
  return (
    <section aria-labelledby="calculation" className="grid gap-10 lg:grid-cols-[3fr_2fr]">
      <div>
        <h2 id="calculation" className="text-heading font-bold">
          {t('calculation.title')}
        </h2>
        <ul className="mt-4 list-disc space-y-2 pl-6">
          {points.map((point) => (
            <li key={point}>{t(`calculation.${point}`)}</li>
          ))}
        </ul>
      </div>
      <div className="min-w-0 self-start rounded-2xl border border-line bg-surface p-5 sm:p-6">
        <h3 className="font-semibold">{t('again.title')}</h3>
        <p className="mt-1 text-soft">{t('again.text')}</p>
        <pre className="mt-3 rounded-lg bg-paper px-4 py-3 font-mono text-small wrap-anywhere whitespace-pre-wrap">
          {`curl -o rows.csv ${siteOrigin()}${downloadTimeLedger.path}\nnpm run time-ledger -- rows.csv`}
        </pre>
        <a className="link mt-3 inline-block" href={downloadTimeLedger.path} download="time-ledger.csv">
          {t('again.download')}
        </a>
      </div>
    </section>
  )
}
