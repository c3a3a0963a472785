import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SocialPathOf } from '#client/server/page.ts'
import type { Document, Documents } from '#gateway/pages/documents/documents.ts'
import { plainAnswer } from '#gateway/pages/documents/documents.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { untilVisitorLeaves } from '#gateway/pages/visitor.ts'
import { createDrawing, type DrawPicture } from './draw.ts'
import { factsOf, type SocialFacts } from './facts.ts'
import { createPictureReader, type PictureReader } from './read-picture.ts'
import { signedAddresses } from './signed-address.ts'

const PATH = '/social/*'
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Of a picture without the one it should show. */
const SOON_MS = 60_000
const SOON = 'public, max-age=60'
const FALLBACK = '/icon-512.png'
/** No change concerns what is drawn: the address has all of it. */
const UNCHANGING = 'social-pictures'

/** Answers pictures for shared links, and returns what makes their addresses. */
export function serveSocialPictures(
  app: FastifyInstance,
  options: PagesOptions,
  documents: Documents,
): SocialPathOf {
  const addresses = signedAddresses(options.signingKey ?? null)
  const { drawPicture: draw = createDrawing() } = options
  const parts = { ...options, draw, readPicture: createPictureReader(options) }

  app.get<{ Params: { '*': string } }>(PATH, async ({ params, headers }, reply) => {
    const facts = addresses.read(params['*'])
    if (!facts) return plainAnswer(reply, 404)
    const tag = `"${params['*'].split('.', 1)[0]}"`
    if (headers['if-none-match']?.includes(tag)) return ready(reply, tag).code(304).send()
    const document = documentOf(tag, facts, parts)
    const { value } = await documents.read(document, untilVisitorLeaves(reply))
    if (typeof value === 'string') return fallback(reply, options.publicUrl)
    const body = await value.bodyIn('identity')
    const answer = value.isWhole ? ready(reply, tag) : reply.header('cache-control', SOON)
    return answer.type('image/jpeg').send(body)
  })

  return (shown) => addresses.pathOf(factsOf(shown))
}

type Parts = Pick<PagesOptions, 'clock'> & {
  readonly draw: DrawPicture
  readonly readPicture: PictureReader
}

function documentOf(
  tag: string,
  facts: SocialFacts,
  { draw, readPicture, clock }: Parts,
): Document {
  return {
    ...{ key: `social ${tag}`, contentType: 'image/jpeg', isPicture: true },
    async write({ tags, signal }) {
      tags.add(UNCHANGING)
      const picture = facts.picture ? await readPicture(facts.picture, signal) : null
      const body = await draw(facts, picture, signal)
      if (picture !== null || !facts.picture) return { body }
      return { body, isWhole: false, expiresAt: clock.now().getTime() + SOON_MS }
    },
  }
}

function ready(reply: FastifyReply, tag: string): FastifyReply {
  return reply.header('cache-control', FOR_EVER).header('etag', tag)
}

/** Better than none: those who show links do not come again soon. */
function fallback(reply: FastifyReply, publicUrl: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(publicUrl + FALLBACK, 302)
}
