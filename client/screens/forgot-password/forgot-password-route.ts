import { guestsOnly } from '#client/features/auth/guards.ts'
import type { LoaderArgs } from '#client/lib/preload.ts'
import { TOKEN_KEY } from './token-key.ts'

export { ForgotPasswordScreen as Component } from './forgot-password-screen.tsx'

export async function loader(args: LoaderArgs): Promise<null> {
  // Whoever comes with a link of ours may be logged in on this device all the same.
  if (!new URL(args.request.url).searchParams.has(TOKEN_KEY)) await guestsOnly(args)
  return null
}
