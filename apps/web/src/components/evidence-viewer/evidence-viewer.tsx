import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../components.texts'
import { RangeField } from '../range-field'
import { SegmentedControl } from '../segmented-control'
import { AlignedPictures } from './aligned-pictures'
import { inverse, type Homography } from './homography.rules'
import { PicturePair } from './picture-pair'
import type { ViewedPicture } from './viewed-picture'
import { ZoomButtons } from './zoom-buttons'
import { ZoomHelp } from './zoom-help'
import { whole } from './zoom.rules'

interface EvidenceViewerProps {
  readonly original: ViewedPicture
  readonly found: ViewedPicture
  /** Maps fractions of the original to fractions of what was found; without it they are only shown side by side. */
  readonly homography?: Homography | undefined
  /** One more way to look at the pair, which is rendered once it is chosen. */
  readonly detail?: { readonly text: string; readonly content: ReactNode }
}

type Mode = 'pair' | 'slider' | 'overlay' | 'detail'

/** Two pictures to be compared: side by side, with a divider, laid over each other; enlarged and moved together. */
export function EvidenceViewer({ original, found, homography, detail }: EvidenceViewerProps) {
  const { t } = useTranslation('components')
  const id = useId()
  const [mode, setMode] = useState<Mode>('pair')
  const [amounts, setAmounts] = useState({ slider: 0.5, overlay: 0.5 })
  const [view, change] = useState(whole)
  const map = homography && inverse(homography)
  const stage = { view, onChange: change, describedBy: id }
  const pair = aligned(original, found, map)
  const shown = !pair && (mode === 'slider' || mode === 'overlay') ? 'pair' : mode
  const modes: Mode[] = [
    'pair',
    ...(pair ? (['slider', 'overlay'] as const) : []),
    ...(detail ? (['detail'] as const) : []),
  ]

  return (
    <div className="space-y-3">
      {shown === 'pair' && <PicturePair {...stage} pictures={[original, found]} />}
      {pair && (shown === 'slider' || shown === 'overlay') && (
        <>
          <AlignedPictures
            {...stage}
            {...pair}
            mode={shown}
            amount={amounts[shown]}
            onAmount={(amount) => setAmounts({ ...amounts, [shown]: amount })}
          />
          <RangeField
            label={t(shown === 'slider' ? 'viewer.divider' : 'viewer.opacity', { what: found.name })}
            percent={Math.round(amounts[shown] * 100)}
            onChange={(percent) => setAmounts({ ...amounts, [shown]: percent / 100 })}
          />
        </>
      )}
      {shown === 'detail' && detail?.content}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {modes.length > 1 && (
          <SegmentedControl
            label={t('viewer.mode')}
            value={shown}
            onChange={setMode}
            options={modes.map((value) => ({
              value,
              text: value === 'detail' ? detail?.text : t(`viewer.${value}`),
            }))}
          />
        )}
        {shown !== 'detail' && <ZoomButtons view={view} onChange={change} />}
      </div>
      <ZoomHelp id={id} />
    </div>
  )
}

interface Shown {
  readonly name: string
  readonly src: string
}

/** What is needed to lay one picture over the other, if all of it is there. */
function aligned(original: ViewedPicture, found: ViewedPicture, map: Homography | undefined) {
  if (!map || original.src === undefined || found.src === undefined) return undefined
  return { original: original as Shown, found: found as Shown, map }
}
