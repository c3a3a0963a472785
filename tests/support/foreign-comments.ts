import type { PlatformReply, PlatformRequest } from '#tools/example-platform/platform.ts'

export type ForeignComments = {
  /** Null for what is none of its calls. */
  answer(ask: PlatformRequest, email: string | null): PlatformReply | null
}

type Stored = {
  readonly id: number
  readonly about: unknown
  readonly by: string | null
  rating: unknown
  comment: unknown
}

const BASE = '/api/v1/cms/comment'
/** A product of the records. */
const SCARF = 910_001

/** Comments by the catalogue's paths, in an order and with fields of its own. */
export function foreignComments(): ForeignComments {
  const stored: Stored[] = [{ id: 5_501, about: SCARF, by: null, rating: 4, comment: 'Warm.' }]
  const shown = ({ id, rating, comment }: Stored) => ({
    ...{ id, rating, comment, created_at: '2026-03-01T10:00:00Z', ip: 'hidden', likes: 3 },
  })

  return {
    answer({ method, path, body }, email) {
      if (method === 'GET' && path === `${BASE}/getOptions`) {
        const records = [
          { key: 'CanCommentOnProduct', value: 'RegisteredUsers', theme: 'blue' },
          { key: 'RequireRatingForComment', value: '1' },
          { key: 'UserCanEditComment', value: '1' },
        ]
        return { status: 200, answer: { records } }
      }
      if (method === 'POST' && path === `${BASE}/filterStandard`) {
        const records = stored.filter(({ about }) => about === body['product_id']).map(shown)
        return { status: 200, answer: { records, lastPage: 1, total: records.length } }
      }
      if (!path.startsWith(`${BASE}/`)) return null
      if (email === null) return refusal(401, 'Only logged in users can comment.')
      if (method === 'POST' && path === `${BASE}/create`) {
        const { product_id: about, rating, comment } = body
        if (stored.some((one) => one.about === about && one.by === email)) {
          return refusal(400, 'Only one review per user.')
        }
        const made = { id: 5_501 + stored.length, about, by: email, rating, comment }
        stored.unshift(made)
        return { status: 200, answer: { comment: shown(made) } }
      }
      const changed = stored.find(({ id, by }) => path === `${BASE}/update/${id}` && by === email)
      if (method !== 'PATCH' || !changed) return refusal(404, 'No such comment.')
      Object.assign(changed, { rating: body['rating'], comment: body['comment'] })
      return { status: 200, answer: { comment: shown(changed) } }
    },
  }
}

function refusal(status: number, errorMessage: string): PlatformReply {
  return { status, answer: { data: { errorMessage } } }
}
