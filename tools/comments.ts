import { parseArgs } from 'node:util'
import { COMMENT_STATES } from '#services/contract/comment.ts'
import { decideOn, undoDecision } from '#services/modules/comment/desk/moderate.ts'
import { commentsIn, type StoredComment } from '#services/modules/comment/store.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { systemClock } from '#services/platform/clock.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { withExistingDatabase } from './existing-database.ts'

// Works beside the running services, which update their pages.
const USAGE = `npm run comments -- list [${COMMENT_STATES.join('|')}]
npm run comments -- publish|undo <number of the list> …
npm run comments -- reject <number of the list> … [--reason=<text that the author reads>]`
const OLDEST = 50

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string' } },
})
const [wish = '', ...given] = positionals
const listed = COMMENT_STATES.find((one) => one === (given[0] ?? 'waiting'))
const decision = ({ publish: 'published', reject: 'rejected' } as const)[wish]
// The id and the version that the list shows, such as 17.2.
const numbers = given.flatMap((one) => /^(\d{1,9})\.(\d{1,9})$/.exec(one) ?? [])

await withExistingDatabase(async (db) => {
  if (wish === 'list' && given.length < 2 && listed) {
    for (const comment of await commentsIn(db, listed, OLDEST)) console.log(linesOf(comment))
  } else if (
    (decision || wish === 'undo') &&
    numbers.length === given.length * 3 &&
    given.length > 0
  ) {
    const deciding = { at: systemClock.now().toISOString(), author: commandAuthor('comments') }
    for (const number of given) {
      const [id = 0, version = 0] = number.split('.').map(Number)
      try {
        const read = { id, version }
        const decided = await inTransaction(db, (trx) =>
          decision
            ? decideOn(trx, read, { ...deciding, state: decision, reason: values.reason ?? null })
            : undoDecision(trx, read, deciding),
        )
        console.log(linesOf(decided))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        fail(error.message)
      }
    }
  } else {
    fail(USAGE)
  }
})

function linesOf(comment: StoredComment): string {
  const { id, version, state, author, rating, body, reports, created_at: at } = comment
  const about =
    comment.product_id === null ? `post ${comment.post_id}` : `product ${comment.product_id}`
  const stars = rating === null ? [] : [`${rating} stars`]
  const reported = reports === 0 ? [] : [`reported ${reports} times`]
  const head = [`${id}.${version}`, at, state, about, author, ...stars, ...reported].join('  ')
  const lines = [
    ...(body?.split('\n') ?? []),
    ...(comment.reason ? [`Reason: ${comment.reason}`] : []),
  ]
  return [head, ...lines.map((line) => `  ${line}`)].join('\n')
}

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
