import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

const promises = ['fingerprint', 'ipfs', 'chain', 'certificate'] as const

/** What one really gets, and what it cannot do. */
export function HonestyBlock() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="honesty" className="border-y border-line bg-surface">
      <div className="column-wide grid gap-10 py-section lg:grid-cols-[4fr_7fr]">
        <div>
          <h2 id="honesty" className="text-title font-bold">
            {t('honesty.title')}
          </h2>
          <p className="mt-4 text-soft">{t('honesty.text')}</p>
          <p className="mt-4">
            <Link to="/verify" className="link">
              {t('honesty.check')}
            </Link>
          </p>
        </div>
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {promises.map((name) => (
            <div key={name} className="border-t-2 border-seal pt-4">
              <dt className="text-subheading font-semibold">{t(`honesty.${name}.title`)}</dt>
              <dd className="mt-1 text-soft">{t(`honesty.${name}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
