import { Suspense, type ComponentProps } from 'react'
import type { FoundPictureView, PictureLevel } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import type { EvidenceViewer as Viewer } from '../../components/evidence-viewer/evidence-viewer'
import { Fold } from '../../components/fold'
import { Skeleton } from '../../components/skeleton'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { lazyComponent } from '../../loading/lazy-component'
import { markPictureAddress } from './mark-picture'

const tones: Readonly<Record<PictureLevel, StatusTone>> = { copy: 'bad', alike: 'warn', faint: 'quiet' }

type ViewerProps = ComponentProps<typeof Viewer>
/** With the pages inside; who searches outside needs it only once something was found. */
const EvidenceViewer = lazyComponent<ViewerProps>('evidence-viewer', () =>
  import('../../components/evidence-viewer/evidence-viewer').then((part) => ({
    default: part.EvidenceViewer,
  })),
)

interface FoundPictureCardProps {
  readonly mark: FoundPictureView
  /** Address of the picture that was compared. */
  readonly own: string | undefined
}

/** A mark whose picture is like one's own: both small at once, and large beside or over each other behind a fold. */
export function FoundPictureCard({ mark, own }: FoundPictureCardProps) {
  const { t } = useTranslation('trademark')
  const name = mark.text || mark.name
  const address = markPictureAddress(mark.picture)
  return (
    <article className="rounded-xl border border-line px-4 py-3">
      <div className="flex flex-wrap gap-4">
        <img
          src={address}
          alt={t('picture.of', { name })}
          loading="lazy"
          className="size-24 rounded-lg bg-surface object-contain scheme-light"
        />
        <div className="min-w-0 flex-1 basis-48">
          <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 lang="zh-TW" className="text-subheading font-semibold break-words">
              {name}
            </h3>
            <StatusBadge tone={tones[mark.level]}>{t(`picture.level.${mark.level}`)}</StatusBadge>
          </header>
          <p className="mt-1 text-small text-soft">
            {[
              mark.source && t(`office.${mark.source}`, { defaultValue: mark.source }),
              mark.owner,
              t(`status.${mark.status}`),
              t('mark.classes', { classes: mark.classes.join(t('join')) || '–' }),
              t('mark.number', { number: mark.regNo ?? mark.applNo }),
              mark.figures.length > 0 && t('mark.figures', { codes: mark.figures.join(t('join')) }),
              t('picture.bits', { bits: mark.distance }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <Fold summary={t('picture.beside')}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <EvidenceViewer
            original={{ name: t('picture.of', { name }), src: address }}
            found={{ name: t('picture.yours'), src: own }}
            homography={mark.homography}
          />
        </Suspense>
      </Fold>
    </article>
  )
}
