import { LoginProvidersDocument } from '#client/features/auth/forms/login.generated.ts'
import { guestsOnly } from '#client/features/auth/guards.ts'
import { type LoaderArgs, preload } from '#client/lib/preload.ts'
import { VERIFICATION_KEY } from './verification-key.ts'

export { LoginScreen as Component } from './login-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  // Customers who are logged in confirm a changed address here too.
  const isConfirming = new URL(args.request.url).searchParams.has(VERIFICATION_KEY)
  await Promise.all([
    isConfirming ? null : guestsOnly(args),
    preload(args.context, LoginProvidersDocument, {}),
  ])
  return null
}
