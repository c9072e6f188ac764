import { type ComponentType, lazy } from 'react'

/** A part of a page that comes when it is needed. Where it can't be had its place stays empty, and the page goes on. */
export const lazyPart = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType })))
