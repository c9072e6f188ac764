import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Everything up to WCAG 2.2 AA, and what axe advises beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  // Our pages have no frames: without the second page that joins the findings of frames, a look costs half.
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** No rule of ours reads style sheets, so axe need not fetch them; nor need it tell what is well. */
const lookAt = (page: Page) =>
  new AxeBuilder({ page }).options({ preload: false, resultTypes: ['violations'] })

/** What axe finds wrong with a page as it stands: each line names the rule and where it is broken. */
export const accessFaults = (page: Page) => faultsOf(lookAt(page).withTags(TAGS))

/** The same, of colours alone: for another scheme of a page that was looked at whole. */
export const contrastFaults = (page: Page) =>
  faultsOf(lookAt(page).withRules(['color-contrast', 'link-in-text-block']))
