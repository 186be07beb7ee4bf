import { Component, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { isChunkFailure } from './chunk-load-error'
import { documentExits } from './document-exits'
import { FailureScreen } from './failure-screen'
import { failureTexts } from './failure-texts'
import { LoadingFailed } from './loading-failed'

/** A layout route: a fault while drawing the page shows itself in the page's place, under the header. */
export function RenderErrorLayout() {
  const { key } = useLocation()
  return (
    <RenderErrorBoundary place={key}>
      <Outlet />
    </RenderErrorBoundary>
  )
}

interface RenderErrorBoundaryProps {
  /** A new place is drawn anew. */
  readonly place: string
  readonly children: ReactNode
}

interface Seen {
  readonly thrown?: { readonly value: unknown }
  readonly place: string
}

class RenderErrorBoundary extends Component<RenderErrorBoundaryProps, Seen> {
  override state: Seen = { place: this.props.place }

  static getDerivedStateFromError(value: unknown): Partial<Seen> {
    return { thrown: { value } }
  }

  static getDerivedStateFromProps({ place }: RenderErrorBoundaryProps, seen: Seen): Seen | null {
    return place === seen.place ? null : { place, thrown: undefined }
  }

  override render() {
    const { thrown } = this.state
    if (!thrown) return this.props.children
    return isChunkFailure(thrown.value) ? <LoadingFailed within /> : <RenderFailed />
  }
}

/** SHELL-03: the general error while rendering. React has logged what was thrown. */
function RenderFailed() {
  const { render, reload, back } = failureTexts()
  return (
    <FailureScreen
      within
      title={render.title}
      text={render.text}
      exits={[
        { text: reload, leave: documentExits.reload },
        { text: back, leave: documentExits.back },
      ]}
    />
  )
}
