import type { SettlementTerms } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'

/** What the parties would undertake, a line each. */
export function TermsList({ terms }: { readonly terms: SettlementTerms }) {
  const { t, i18n } = useTranslation('negotiations')
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Taipei' })
  const { removeBy, amountTwd, credit, noAdmission, retraction, confidential, licence } = terms
  const lines = [
    removeBy === null ? t('term.stays') : t('term.removeBy', { day: day.format(new Date(removeBy)) }),
    amountTwd === 0
      ? t('term.noMoney')
      : t('term.amount', { amount: amountTwd.toLocaleString(i18n.language) }),
    licence?.until === null && t('term.licensed'),
    licence?.until && t('term.licensedUntil', { day: day.format(new Date(licence.until)) }),
    credit !== null && t('term.credit', { text: credit }),
    noAdmission && t('term.noAdmission'),
    retraction && t('term.retraction'),
    confidential && t('term.confidential'),
  ].filter((line) => typeof line === 'string')
  return (
    <ul className="list-disc space-y-1 pl-5 break-words">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
