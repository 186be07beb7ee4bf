import { useId, useState } from 'react'
import { ZoomButtons } from './zoom-buttons'
import { ZoomHelp } from './zoom-help'
import { ZoomStage } from './zoom-stage'
import { whole } from './zoom.rules'

interface ZoomablePictureProps {
  readonly src: string
  readonly alt: string
}

/** One picture that can be enlarged and moved. */
export function ZoomablePicture({ src, alt }: ZoomablePictureProps) {
  const id = useId()
  const [view, change] = useState(whole)
  return (
    <div className="space-y-3">
      <ZoomStage
        view={view}
        onChange={change}
        label={alt}
        describedBy={id}
        className="rounded-xl bg-brand-tint"
      >
        <img src={src} alt={alt} draggable={false} className="mx-auto max-h-[75vh] max-w-full" />
      </ZoomStage>
      <ZoomButtons view={view} onChange={change} />
      <ZoomHelp id={id} />
    </div>
  )
}
