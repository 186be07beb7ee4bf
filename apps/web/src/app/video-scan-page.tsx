import { UnitsLeft } from '../features/units/units-left'
import { VideoScanPage } from '../features/video-scan/video-scan-page'

const VideosLeft = () => <UnitsLeft unit="video" />

/** Features are strangers, so videos and the allowance for them meet here. */
export function Component() {
  return <VideoScanPage Left={VideosLeft} />
}
