import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'

export { NewsletterScreen as Component } from './newsletter-screen.tsx'

export async function loader({ context }: LoaderArgs): Promise<null> {
  await preload(context, FormConsentsDocument, { form: 'NEWSLETTER' })
  return null
}
