import { type ComponentType, useLayoutEffect } from 'react'
import { freeControls } from './shownFirst.ts'

const freeScreen = () => freeControls('screen')

/** A screen whose controls can be used from when it is listened to, and not before. */
export function listened(Screen: ComponentType): ComponentType {
  return function Listened() {
    useLayoutEffect(freeScreen, [])
    return <Screen />
  }
}
