import type { FoundMarkView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../components/fold'
import { StatusBadge } from '../../components/status-badge'
import { Axes } from './axes'
import { levelTone } from './level-look'
import { markPictureAddress } from './mark-picture'
import { strongestAxes } from './strongest-axes.rules'

/** A mark of the register that is like the name: how much, why in a line, and every axis behind a fold. */
export function FoundMarkCard({ mark }: { readonly mark: FoundMarkView }) {
  const { t } = useTranslation('trademark')
  const strongest = strongestAxes(mark.axes)
  const [picture] = mark.pictures
  return (
    <article className="card px-5 py-4">
      {picture && (
        <img
          src={markPictureAddress(picture)}
          alt={t('picture.of', { name: mark.text || mark.name })}
          loading="lazy"
          className="float-right ml-4 size-16 rounded-lg bg-surface object-contain scheme-light"
        />
      )}
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 lang="zh-TW" className="text-heading font-semibold break-words">
          {mark.text || mark.name}
        </h3>
        <StatusBadge tone={levelTone[mark.level]}>{t(`level.${mark.level}`)}</StatusBadge>
      </header>
      <p className="mt-1 text-[0.95rem]">
        {strongest.length > 0
          ? t('mark.why', { axes: strongest.map((axis) => t(`axes.${axis}`)).join(t('join')) })
          : t('mark.onlySpelling')}
        {mark.notes.includes('transliteration') && ` ${t('mark.transliteration')}`}
      </p>
      <p className="mt-1 text-small text-soft">
        {[
          mark.source && t(`office.${mark.source}`, { defaultValue: mark.source }),
          mark.owner,
          t(`status.${mark.status}`),
          t('mark.classes', { classes: mark.classes.join(t('join')) || '–' }),
          t('mark.number', { number: mark.regNo ?? mark.applNo }),
          mark.figures.length > 0 && t('mark.figures', { codes: mark.figures.join(t('join')) }),
          mark.filed && t('mark.filed', { date: mark.filed }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Fold summary={t('mark.reasons')}>
        <Axes axes={mark.axes} />
      </Fold>
    </article>
  )
}
