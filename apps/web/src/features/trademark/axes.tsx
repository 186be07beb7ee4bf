import type { FoundMarkView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { AxisView } from './axis-view'
import { LookPairs } from './look-pairs'
import { MarkParts } from './mark-parts'
import { SoundPairs } from './sound-pairs'

/** The five axes of a found mark, each with its reason. */
export function Axes({ axes }: { readonly axes: FoundMarkView['axes'] }) {
  const { t } = useTranslation('trademark')
  const { sound, look, meaning, goods, distinctiveness } = axes
  return (
    <div className="divide-y divide-line">
      <AxisView name={t('axes.sound')} score={sound.score}>
        {sound.pairs.length > 0 ? <SoundPairs pairs={sound.pairs} /> : <p>{t('reason.letters')}</p>}
      </AxisView>
      <AxisView name={t('axes.look')} score={look.score}>
        {look.pairs.length > 0 ? <LookPairs pairs={look.pairs} /> : <p>{t('reason.letters')}</p>}
      </AxisView>
      <AxisView name={t('axes.meaning')} score={meaning.score}>
        <p>
          {t('reason.words', {
            own: meaning.ownWords.join(t('join')),
            other: meaning.otherWords.join(t('join')),
          })}
        </p>
        <p className="mt-1">
          {meaning.shared.length > 0
            ? t('reason.shared', { words: meaning.shared.join(', ') })
            : t('reason.notShared')}
        </p>
      </AxisView>
      <AxisView name={t('axes.goods')} score={goods.score}>
        <p>{t(`goods.${goods.reason.kind}`, goods.reason)}</p>
      </AxisView>
      <AxisView name={t('axes.distinctiveness')} score={distinctiveness.score}>
        <p className="mb-2 text-small text-soft">{t('reason.weak')}</p>
        <MarkParts parts={distinctiveness.own} />
        <MarkParts parts={distinctiveness.other} />
      </AxisView>
    </div>
  )
}
