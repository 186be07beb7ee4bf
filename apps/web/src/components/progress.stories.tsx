import type { StoriesMeta } from '../catalogue/stories'
import { ProgressBar } from './progress-bar'
import { Skeleton } from './skeleton'
import { Spinner } from './spinner'
import { StepTrail } from './step-trail'
import { TopProgress } from './top-progress'

export default { title: 'Feedback/Progress' } satisfies StoriesMeta

export function Bar() {
  return <ProgressBar label="Upload" percent={62} />
}

export function Waiting() {
  return <Spinner>Reading the page</Spinner>
}

export function TopOfTheWindow() {
  return <TopProgress isActive label="Loading the page" />
}

export function LoadingLines() {
  return <Skeleton lines={3} />
}

export function Steps() {
  return (
    <StepTrail label="Free trial" steps={['You', 'Upload', 'Certificate', 'Scan', 'Results']} current={2} />
  )
}
