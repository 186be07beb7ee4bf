import type { FoundMarkView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { keyed } from './keyed.rules'

type Pair = FoundMarkView['axes']['sound']['pairs'][number]

const Side = ({ character, reading }: { readonly character: string; readonly reading: string }) => (
  <span className="flex flex-col items-center">
    <span lang="zh-TW" className="text-2xl">
      {character || '–'}
    </span>
    <span lang="zh-TW" className="text-small text-soft">
      {reading}
    </span>
  </span>
)

/** The characters of both marks with their bopomofo, one above the other where they meet. */
export function SoundPairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  const { t } = useTranslation('trademark')
  return (
    <ul className="flex flex-wrap gap-3" aria-label={t('reason.sounds')}>
      {keyed(pairs, ({ own, other }) => `${own}${other}`).map(({ key, value: pair }) => (
        <li
          key={key}
          className={`flex min-w-14 flex-col items-center gap-1 rounded-lg border px-2 py-1 ${pair.score > 0.6 ? 'border-brand-deep' : 'border-line'}`}
        >
          <Side character={pair.own} reading={pair.ownReading} />
          <Side character={pair.other} reading={pair.otherReading} />
        </li>
      ))}
    </ul>
  )
}
