import type { Page } from 'playwright-core'

/** Waits until the page is drawn in its new colors: a half-changed scheme would be read as poor contrast. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    // Animations in a closed or hidden part stand still until it is shown.
    const isDrawn = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true })
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity && isDrawn(effect))
    await Promise.allSettled(ending.map(({ finished }) => finished))
    await nextFrame()
  })
}
