import type { SessionDispatch } from './use-session'

export function keepSession(_dispatch: SessionDispatch): () => void {
  return () => undefined
}
