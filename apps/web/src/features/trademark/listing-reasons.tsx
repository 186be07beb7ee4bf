import type { FoundListing } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../components/status-badge'
import { AxisView } from './axis-view'
import { levelTone } from './level-look'
import { LookPairs } from './look-pairs'
import { SoundPairs } from './sound-pairs'
import './trademark.texts'

/** How like the words of a listing are to the name, in a word. */
export function ListingLevel({ level, isName }: Pick<FoundListing, 'level' | 'isName'>) {
  const { t } = useTranslation('trademark')
  return <StatusBadge tone={levelTone[level]}>{t(isName ? 'level.same-name' : `level.${level}`)}</StatusBadge>
}

/** The two axes on which words of a listing are compared with a name, each with its reason. */
export function ListingReasons({ axes: { sound, look } }: Pick<FoundListing, 'axes'>) {
  const { t } = useTranslation('trademark')
  return (
    <div className="divide-y divide-line">
      <AxisView name={t('axes.sound')} score={sound.score}>
        {sound.pairs.length > 0 ? <SoundPairs pairs={sound.pairs} /> : <p>{t('reason.letters')}</p>}
      </AxisView>
      <AxisView name={t('axes.look')} score={look.score}>
        {look.pairs.length > 0 ? <LookPairs pairs={look.pairs} /> : <p>{t('reason.letters')}</p>}
      </AxisView>
    </div>
  )
}
