import { LoginProvidersDocument } from '#client/features/auth/forms/login.generated.ts'
import { FormConsentsDocument } from '#client/features/consents/form-consents.generated.ts'
import { hasFailed, unavailable } from '#client/lib/outcomes.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { ProfileScreenDocument } from './profile-screen.generated.ts'

export { ProfileScreen as Component } from './profile-screen.tsx'

/** Open to all: visitors log in or register here. */
export async function loader({ context }: LoaderArgs): Promise<null> {
  const { data, error } = await preload(context, ProfileScreenDocument, {})
  if (data?.me) return null
  // Without a session the orders are refused too.
  if (hasFailed('me', error)) throw unavailable()
  await Promise.all([
    preload(context, LoginProvidersDocument, {}),
    preload(context, FormConsentsDocument, { form: 'REGISTER_FORM' }),
  ])
  return null
}
