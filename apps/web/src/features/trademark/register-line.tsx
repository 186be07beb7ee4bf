import type { RegisterSnapshot, TrademarkAnalysis } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'

interface RegisterLineProps {
  readonly snapshot: RegisterSnapshot
  /** How an answer came about; none before there is one. */
  readonly answer?: { readonly method: string; readonly goods?: TrademarkAnalysis['goods'] }
}

/** Which register this is about, its date, size and hash, and whose data it is. */
export function RegisterLine({ snapshot, answer }: RegisterLineProps) {
  const { t, i18n } = useTranslation('trademark')
  const sources = snapshot.sources.map((source) => t(`office.${source}`, { defaultValue: source }))
  const count = snapshot.rows.toLocaleString(i18n.language)
  const goods = answer?.goods?.edition
  return (
    <footer className="space-y-1 text-small text-soft">
      {snapshot.demonstration && <p className="font-medium text-warn">{t('register.demonstration')}</p>}
      <p>
        {t('register.line', { sources: sources.join(t('join')), date: snapshot.date, count })}{' '}
        {answer && (
          <span className="break-all">
            {t('register.hash', { hash: snapshot.sha256.slice(0, 16), method: answer.method })}
            {goods && ` ${t('register.goods', { edition: goods })}`}
          </span>
        )}
      </p>
      <p>{t('register.attribution')}</p>
      <p>{t('register.noAdvice')}</p>
    </footer>
  )
}
