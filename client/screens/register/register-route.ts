import { LoginProvidersDocument } from '#client/features/auth/forms/login.generated.ts'
import { guestsOnly } from '#client/features/auth/guards.ts'
import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'

export { RegisterScreen as Component } from './register-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  await Promise.all([
    guestsOnly(args),
    preload(args.context, LoginProvidersDocument, {}),
    preload(args.context, FormConsentsDocument, { form: 'REGISTER_FORM' }),
  ])
  return null
}
