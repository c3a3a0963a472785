import type { Db } from '#services/platform/database.ts'
import { createKeptAnswers } from '#services/platform/kept-answers.ts'
import { createNews } from '#services/platform/news.ts'
import { shownMoments } from './shown-moments.ts'
import type { Reading } from './views.ts'

/** What visitors read of pages and posts, as JSON. */
export type ContentAnswers = {
  /** `question` is all that the answer depends on besides the reading and what is stored. */
  of(question: unknown, reading: Reading, read: () => Promise<Buffer>): Promise<Buffer>
}

export const freshContent: ContentAnswers = { of: (_question, _reading, read) => read() }

/** Neither pages nor posts show anything of these. */
const OF_OTHERS =
  /^(?:product:.+|pieces:.+|planned:.+|list:.+|categories|category:.+|elements|navigation|events|event:.+|consents)$/

/** Keeps answers until anything is told that they could show, or the time shows something more. */
export function createKeptContent(db: Db): ContentAnswers {
  const answers = createKeptAnswers({ news: createNews(db), ofOthers: OF_OTHERS })
  return {
    of: async (question, { language, now }, read) => {
      const shown = await shownMoments(db, now)
      return answers.of([question, language, ...shown], read)
    },
  }
}
