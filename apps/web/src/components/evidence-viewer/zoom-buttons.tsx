import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import '../components.texts'
import { mostZoom, whole, zoomAt, zoomStep, type ZoomView } from './zoom.rules'
import type { ChangeView } from './follow-gestures'

const look =
  'grid min-h-11 min-w-11 place-items-center rounded-lg border border-line bg-surface px-2 font-semibold text-brand-deep data-disabled:text-soft data-hovered:bg-brand-tint'

/** Larger, smaller, whole: what the wheel and the keys do, for everybody else. */
export function ZoomButtons({ view, onChange }: { readonly view: ZoomView; readonly onChange: ChangeView }) {
  const { t } = useTranslation('components')
  const { scale } = view
  return (
    <div role="group" aria-label={t('viewer.zoom')} className="flex gap-1.5">
      <Button
        aria-label={t('viewer.zoomOut')}
        isDisabled={scale === 1}
        onPress={() => onChange((now) => zoomAt(now, 1 / zoomStep))}
        className={look}
      >
        <span aria-hidden>−</span>
      </Button>
      <Button
        aria-label={t('viewer.zoomIn')}
        isDisabled={scale === mostZoom}
        onPress={() => onChange((now) => zoomAt(now, zoomStep))}
        className={look}
      >
        <span aria-hidden>+</span>
      </Button>
      <Button isDisabled={scale === 1} onPress={() => onChange(() => whole)} className={`${look} text-small`}>
        {t('viewer.whole')}
      </Button>
    </div>
  )
}
