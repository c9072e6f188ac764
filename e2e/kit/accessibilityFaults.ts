import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { requirePainted } from './painting.ts'
import { waitUntilDrawn } from './waitUntilDrawn.ts'

/** All rules up to WCAG 2.2 AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  // Our pages have no frames: skipping the second page that joins the findings of frames halves the time.
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Throws if the page is not painted: axe skips what cannot be seen. None of our rules reads style sheets, so axe need not fetch them; nor need it report what passes. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  await requirePainted(page)
  // The builder would evaluate the half megabyte of axe twice more.
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).options({
    preload: false,
    resultTypes: ['violations'],
  })
}

/** What axe finds wrong with a page as it is now: each line names the rule and where it is broken. */
export const accessibilityFaults = async (page: Page) => faultsOf((await axeFor(page)).withTags(TAGS))

/** The same, for colors only: for another scheme of a page that was checked completely before. */
export const contrastFaults = async (page: Page) =>
  faultsOf((await axeFor(page)).withRules(['color-contrast', 'link-in-text-block']))

/** The same in both schemes. They differ only in their colors, so the second is checked for these alone. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const [colorScheme, read] of [
    ['dark', accessibilityFaults],
    ['light', contrastFaults],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await waitUntilDrawn(page)
    faults.push(...(await read(page)).map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults
}
