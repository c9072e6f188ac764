import { type ComponentType, lazy } from 'react'

/** A lazily loaded part of a page. If it can't be loaded, its place stays empty and the page goes on. */
export const lazyPart = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType })))
