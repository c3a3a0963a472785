import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'

export { SocialLoginScreen as Component } from './social-login-screen.tsx'

export async function loader({ context }: LoaderArgs): Promise<null> {
  await preload(context, FormConsentsDocument, { form: 'REGISTER_FORM' })
  return null
}
