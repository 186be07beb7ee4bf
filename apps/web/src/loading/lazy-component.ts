import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from './load-chunk'

/** `React.lazy`, by the ladder of retries. @param what a name that stays the same from build to build */
export function lazyComponent<Props extends object>(
  what: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadChunk(what, load))
}
