import { useState } from 'react'
import { Divider } from './divider'
import { transformOf, type Homography } from './homography.rules'
import { useBoxSize } from './use-box-size'
import type { ZoomView } from './zoom.rules'
import type { ChangeView } from './follow-gestures'
import { ZoomStage } from './zoom-stage'

interface AlignedPicturesProps {
  readonly original: { readonly name: string; readonly src: string }
  readonly found: { readonly name: string; readonly src: string }
  /** Maps fractions of what was found to fractions of the original. */
  readonly map: Homography
  /** `slider`: what was found right of a divider; `overlay`: it lies over all of the original. */
  readonly mode: 'slider' | 'overlay'
  /** 0 to 1: where the divider stands, or how opaque the overlay is. */
  readonly amount: number
  readonly onAmount: (amount: number) => void
  readonly view: ZoomView
  readonly onChange: ChangeView
  readonly describedBy: string
}

/** What was found, brought into the frame of the original and laid over it. */
export function AlignedPictures({ original, found, map, mode, amount, ...stage }: AlignedPicturesProps) {
  const [ratio, setRatio] = useState(4 / 3)
  const [size, measure] = useBoxSize()
  const { view, onChange, describedBy, onAmount } = stage
  const isSlider = mode === 'slider'
  // The divider stays where it is on the screen while the pictures move below it.
  const cut = Math.min(1, Math.max(0, (amount - view.x) / view.scale))
  return (
    <div
      ref={measure}
      className="relative mx-auto"
      style={{ aspectRatio: ratio, width: `min(100%, ${70 * ratio}vh)` }}
    >
      <ZoomStage
        view={view}
        onChange={onChange}
        label={`${original.name} / ${found.name}`}
        describedBy={describedBy}
        className="size-full rounded-xl bg-brand-tint"
      >
        <img
          src={original.src}
          alt={original.name}
          draggable={false}
          className="size-full"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            naturalHeight > 0 && setRatio(naturalWidth / naturalHeight)
          }
        />
        <div
          className={`absolute inset-0 overflow-hidden ${isSlider ? 'bg-line' : ''}`}
          style={isSlider ? { clipPath: `inset(0 0 0 ${cut * 100}%)` } : { opacity: amount }}
        >
          <img
            src={found.src}
            alt={found.name}
            draggable={false}
            className="size-full max-w-none origin-top-left"
            style={size ? { transform: transformOf(map, size) } : { visibility: 'hidden' }}
          />
        </div>
      </ZoomStage>
      {isSlider && (
        <>
          <Corner side="left-2">{original.name}</Corner>
          <Corner side="right-2">{found.name}</Corner>
          <Divider at={amount} onMove={onAmount} />
        </>
      )}
    </div>
  )
}

/** Which picture is on which side; each is named by its alternative text already. */
function Corner({ side, children }: { readonly side: 'left-2' | 'right-2'; readonly children: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute top-2 ${side} max-w-[45%] truncate rounded-md bg-surface/90 px-2 py-0.5 text-xs text-ink`}
    >
      {children}
    </span>
  )
}
