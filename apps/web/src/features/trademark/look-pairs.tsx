import type { FoundMarkView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { keyed } from './keyed.rules'

type Pair = FoundMarkView['axes']['look']['pairs'][number]

/** The characters of both marks laid over each other: what they share is dark, what differs has a colour. */
export function LookPairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  const { t } = useTranslation('trademark')
  return (
    <ul className="flex flex-wrap gap-3" aria-label={t('reason.looks')}>
      {keyed(pairs, ({ own, other }) => `${own}${other}`).map(({ key, value: pair }) => (
        <li key={key} className="flex flex-col items-center gap-1">
          <span
            aria-hidden
            lang="zh-TW"
            className="relative block size-14 rounded-lg bg-surface text-5xl leading-14 scheme-light"
          >
            <span className="absolute inset-0 text-center text-brand-deep opacity-70">{pair.own}</span>
            <span className="absolute inset-0 text-center text-good opacity-60 mix-blend-multiply">
              {pair.other}
            </span>
          </span>
          <span lang="zh-TW" className="text-small">
            {pair.own || '–'} / {pair.other || '–'}
          </span>
        </li>
      ))}
    </ul>
  )
}
