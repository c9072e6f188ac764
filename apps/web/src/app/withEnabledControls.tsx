import { type ComponentType, useLayoutEffect } from 'react'
import { enableControls } from '../base/shownFirst.ts'

const enableScreen = () => enableControls('screen')

/** Wraps a screen so that its rendered controls become usable once it is hydrated, and not before. */
export function withEnabledControls(Screen: ComponentType): ComponentType {
  return function EnabledScreen() {
    useLayoutEffect(enableScreen, [])
    return <Screen />
  }
}
