import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { requirePainted } from './painting.ts'
import { waitUntilDrawn } from './waitUntilDrawn.ts'

/** All rules up to WCAG 2.2 AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const TARGET_SIZE = 'target-size'

/** A broken rule and the selectors of the elements that break it. */
type Violation = { rule: string; at: string[] }

async function violationsOf(axe: AxeBuilder): Promise<Violation[]> {
  // Our pages have no frames: skipping the second page that joins the findings of frames halves the time.
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.map(({ id, nodes }) => ({ rule: id, at: nodes.map(({ target }) => target.join(' ')) }))
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

/** Whether a target is too small even in the middle of the screen, where no bar that stays in place covers it. */
async function isSmallTarget(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center' }))
  const axe = await axeFor(page)
  return (await violationsOf(axe.include(selector).withRules([TARGET_SIZE]))).length > 0
}

async function withoutCoveredTargets(page: Page, { rule, at }: Violation): Promise<Violation> {
  if (rule !== TARGET_SIZE) return { rule, at }
  const scrolled = await page.evaluate(() => window.scrollY)
  const small: string[] = []
  for (const selector of at) if (await isSmallTarget(page, selector)) small.push(selector)
  await page.evaluate((top) => window.scrollTo({ top }), scrolled)
  return { rule, at: small }
}

async function faultsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const faults: string[] = []
  for (const violation of await violationsOf(choose(await axeFor(page)))) {
    const { rule, at } = await withoutCoveredTargets(page, violation)
    if (at.length > 0) faults.push(`${rule} at ${at.join(', ')}`)
  }
  return faults
}

/** What axe finds wrong with a page as it is now: each line names the rule and where it is broken. */
export const accessibilityFaults = (page: Page) => faultsOf(page, (axe) => axe.withTags(TAGS))

/** The same, for colors only: for another scheme of a page that was checked completely before. */
export const contrastFaults = (page: Page) =>
  faultsOf(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))

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
