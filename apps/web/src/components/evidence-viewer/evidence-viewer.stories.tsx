import { sampleCopy, sampleHomography, samplePicture } from '../../catalogue/sample-picture'
import type { StoriesMeta } from '../../catalogue/stories'
import { PictureLoading } from '../picture-loading'
import { EvidenceViewer } from './evidence-viewer'
import { ZoomablePicture } from './zoomable-picture'

export default { title: 'Pictures/Evidence viewer' } satisfies StoriesMeta

const original = { name: 'The original', src: samplePicture }

export function Aligned() {
  return (
    <EvidenceViewer
      original={original}
      found={{ name: 'What was found', src: sampleCopy }}
      homography={sampleHomography}
      detail={{ text: 'Measures', content: <p>Method 4, distance 6 of 256</p> }}
    />
  )
}

export function SideBySideOnly() {
  return <EvidenceViewer original={original} found={{ name: 'What was found', src: sampleCopy }} />
}

export function Loading() {
  return (
    <EvidenceViewer
      original={original}
      found={{ name: 'What was found', src: undefined, instead: <PictureLoading /> }}
    />
  )
}

export function OnePicture() {
  return <ZoomablePicture src={samplePicture} alt="Hills at sunset" />
}
