import { NewsletterLetterDocument } from '#client/features/newsletter/newsletter.generated.ts'
import { missing, notFound } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'

export { NewsletterStopScreen as Component } from './newsletter-stop-screen.tsx'

/** A look changes nothing: mail scanners open links. */
export async function loader({ params, context }: LoaderArgs): Promise<null> {
  const token = params['token'] ?? ''
  const { data, error } = await preload(context, NewsletterLetterDocument, { token })
  if (!data?.newsletterLetter) throw missing(error)
  if (data.newsletterLetter.kind !== 'STOP') throw notFound()
  return null
}
