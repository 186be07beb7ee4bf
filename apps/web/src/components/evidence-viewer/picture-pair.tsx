import type { ReactNode } from 'react'
import type { ViewedPicture } from './viewed-picture'
import type { ZoomView } from './zoom.rules'
import type { ChangeView } from './follow-gestures'
import { ZoomStage } from './zoom-stage'

interface PicturePairProps {
  readonly pictures: readonly [ViewedPicture, ViewedPicture]
  readonly view: ZoomView
  readonly onChange: ChangeView
  readonly describedBy: string
}

/** Two pictures side by side; what enlarges or moves one does the same to the other. */
export function PicturePair({ pictures, view, onChange, describedBy }: PicturePairProps) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-4">
      {pictures.map(({ name, src, instead }) => (
        <figure key={name} className="min-w-0">
          {src === undefined ? (
            <Frame>{instead}</Frame>
          ) : (
            <ZoomStage
              view={view}
              onChange={onChange}
              label={name}
              describedBy={describedBy}
              className={`${frame} block`}
            >
              <img src={src} alt={name} draggable={false} className="size-full object-contain" />
            </ZoomStage>
          )}
          <figcaption className="mt-1.5 text-small text-soft">{name}</figcaption>
        </figure>
      ))}
    </div>
  )
}

const frame = 'aspect-square rounded-xl bg-brand-tint sm:aspect-4/3'

function Frame({ children }: { readonly children: ReactNode }) {
  return <div className={`${frame} grid place-items-center overflow-hidden`}>{children}</div>
}
