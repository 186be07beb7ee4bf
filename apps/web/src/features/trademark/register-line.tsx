import type { TrademarkAnalysis } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'

interface RegisterLineProps {
  readonly analysis: Pick<TrademarkAnalysis, 'snapshot' | 'method'>
}

/** Which register this is about, its date, size and hash, and whose data it is. */
export function RegisterLine({ analysis: { snapshot, method } }: RegisterLineProps) {
  const { t, i18n } = useTranslation('trademark')
  const sources = snapshot.sources.map((source) => (source === 'DEMONSTRATION' ? t('register.made') : source))
  const count = snapshot.rows.toLocaleString(i18n.language)
  return (
    <footer className="space-y-1 text-sm text-soft">
      {snapshot.demonstration && <p className="font-medium text-warn">{t('register.demonstration')}</p>}
      <p>
        {t('register.line', { sources: sources.join(t('join')), date: snapshot.date, count })}{' '}
        <span className="break-all">
          {t('register.hash', { hash: snapshot.sha256.slice(0, 16), method })}
        </span>
      </p>
      <p>{t('register.attribution')}</p>
      <p>{t('register.noAdvice')}</p>
    </footer>
  )
}
