import { type ComponentType, useLayoutEffect } from 'react'
import { freeControls } from './shownFirst.ts'

const freeScreen = () => freeControls('screen')

/** Wraps a screen so that its rendered controls become usable once it is hydrated, and not before. */
export function listened(Screen: ComponentType): ComponentType {
  return function Listened() {
    useLayoutEffect(freeScreen, [])
    return <Screen />
  }
}
