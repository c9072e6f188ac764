import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong with a page as it stands: each line names the rule and where it is broken. */
export async function accessFaults(page: Page): Promise<string[]> {
  // Our pages have no frames: without the second page that joins the findings of frames, a look costs half.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
