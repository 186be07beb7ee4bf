import type { TrademarkAnalysis } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { keyed } from './keyed.rules'

type Part = TrademarkAnalysis['query']['parts'][number]

/** A mark with its weak parts greyed. */
export function MarkParts({ parts }: { readonly parts: readonly Part[] }) {
  const { t } = useTranslation('trademark')
  return (
    <p lang="zh-TW" className="text-xl">
      {keyed(parts, ({ text }) => text).map(({ key, value: part }) =>
        part.weak ? (
          <span key={key} className="text-soft line-through decoration-1" title={t('reason.weakPart')}>
            {part.text}{' '}
          </span>
        ) : (
          <strong key={key}>{part.text} </strong>
        ),
      )}
    </p>
  )
}
