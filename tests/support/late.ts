import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from 'playwright/test'
import { z } from 'zod'

const lateMs = z.coerce.number().int().min(0).default(0)
const environment = z.object({ STORY_SCRIPTS_LATE: lateMs, STORY_ANSWERS_LATE: lateMs })

/**
 * As a busy machine or a slow line would have it, when the environment asks for that: so many
 * milliseconds later do the scripts take a page over, and does the graph answer. A story that acts
 * before what it needs has come fails then, and not some day by chance.
 */
export async function beLate(context: BrowserContext): Promise<void> {
  const { STORY_SCRIPTS_LATE, STORY_ANSWERS_LATE } = environment.parse(process.env)
  const late = { '**/assets/entry-*.js': STORY_SCRIPTS_LATE, '**/graphql': STORY_ANSWERS_LATE }
  for (const [address, ms] of Object.entries(late)) {
    if (ms === 0) continue
    await context.route(address, async (route) => {
      await pause(ms)
      // The client may be gone by now.
      await route.continue().catch(() => undefined)
    })
  }
}
